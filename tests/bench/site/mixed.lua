-- What visitors and programs ask, in turn: searches, rules, runs, pasted texts, and requests that are wrong.
-- Tells how often each status was answered.
local form = { ["Content-Type"] = "application/x-www-form-urlencoded" }
local json = { ["Content-Type"] = "application/json" }
local entry = "# Scalare\n\nMentre scali, ogni 30 centimetri costano altri 30 centimetri. In terreno difficile costano altri 60 centimetri.\n\n"
local function field(text)
  return "text=" .. text:gsub("[^%w]", function(c) return string.format("%%%02X", c:byte()) end)
end
local all = {
  { "GET", "/search?q=quanto+costa+scalare" },
  { "GET", "/search?q=prone&in=en" },
  { "GET", "/api/v1/search?q=cegueira" },
  { "GET", "/api/v1/suggest?q=acce" },
  { "GET", "/" },
  { "GET", "/rule/climbing?lang=pt" },
  { "GET", "/api/v1/rules/prone?lang=it" },
  { "GET", "/terms" },
  { "POST", "/api/v1/run", json, '{"rule":"climbing","inputs":{"distance":"15 ft","difficult-terrain":true}}' },
  { "POST", "/check", form, field(entry) },
  { "POST", "/check", form, field(entry:rep(40)) },
  { "POST", "/api/v1/check", json, '{"text":"# Climbing\\n\\nEvery foot costs 2 extra feet.","language":"en"}' },
  -- Wrong in one way or another.
  { "GET", "/nowhere" },
  { "GET", "/search?q=%ff%fe%00" },
  { "GET", "/search?q=" .. ("a"):rep(5000) },
  { "POST", "/api/v1/run", json, '{"rule":"climbing","inputs":{"distance":"far"}}' },
  { "POST", "/api/v1/run", json, ("["):rep(5000) },
  { "POST", "/api/v1/check", json, "no json" },
  { "DELETE", "/rule/climbing" },
  { "POST", "/check", { ["Content-Type"] = "multipart/form-data" }, "no parts" },
}

local threads = {}
function setup(thread)
  thread:set("number", #threads)
  table.insert(threads, thread)
end

function init()
  at = number * 7
  for status = 100, 599 do _G["s" .. status] = 0 end
end

function request()
  at = at + 1
  local one = all[at % #all + 1]
  return wrk.format(one[1], one[2], one[3], one[4])
end

function response(status)
  local name = "s" .. status
  _G[name] = _G[name] + 1
end

function done(summary)
  for status = 100, 599 do
    local times = 0
    for _, thread in ipairs(threads) do times = times + thread:get("s" .. status) end
    if times > 0 then print("status " .. status .. ": " .. times) end
  end
  local e = summary.errors
  print(string.format("errors connect %d read %d write %d timeout %d", e.connect, e.read, e.write, e.timeout))
end
