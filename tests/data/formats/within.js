export const gear = [
  {
    id: 'lamp',
    name: { en: 'Lamp', it: 'Lampada' },
    text: {
      en: 'The lamp sheds Bright Light in a 30-foot radius.',
      it: 'La lampada getta luce intensa entro un raggio di 9 metri.',
    },
  },
];
