# Comment
-term = Prono
prone = Hai { $n ->
    [one] un punto
   *[other] { NUMBER($n) } punti
}
    .title = { -term } e { prone }
