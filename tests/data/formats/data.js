// Regole, come le tiene un programma per tavoli virtuali.
export const rules = [
  {
    id: "falling",
    name: 'Caduta',
    text: `Una creatura che cade subisce 1d6 danni contundenti per ogni 3 metri della caduta, al massimo 20d6.`,
    icon: "icons/fall.svg",
  },
  { id: "climbing", name: "Scalare", text: "Mentre scali, ogni 30 centimetri di movimento costano altri 30 centimetri. In terreno " + "difficile costano altri 60 centimetri. Se hai una velocità di scalata e la usi per scalare, non paghi questo costo aggiuntivo." },
];
