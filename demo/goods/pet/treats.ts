import type { Goods } from '../goods.ts'

export const treats: Goods = {
  nouns: ['Training Treats', 'Biscuit Jar', 'Crunchy Biscuits', 'Dental Treats', 'Soft Chews'],
  traits: ['Peanut Butter', 'Pumpkin & Oat', 'Sweet Potato', 'Blueberry', 'Beef Liver'],
  variants: ['8 oz', '10 oz', '12 oz', '16 oz'],
  facts: [
    'Six ingredients, oven-baked, snapped by hand.',
    'Three calories apiece, which makes for long lessons.',
    'No wheat, corn, soy or mystery.',
    'Made in a kitchen that could, by law, feed people.',
    'The jar is worth washing.',
  ],
  msrp: [7, 22],
  box: [4.2, 4.2, 6],
  weight: [14, 'oz'],
  innerQuantities: [6, 12],
  shelfMonths: 15,
}
