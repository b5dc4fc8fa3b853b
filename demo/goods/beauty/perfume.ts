import type { Goods } from '../goods.ts'

export const perfume: Goods = {
  nouns: ['Eau de Parfum', 'Eau de Toilette', 'Body Mist', 'Cologne', 'Travel Spray'],
  traits: [
    'Cedar & Fig',
    'Neroli & Salt',
    'Amber & Smoke',
    'White Tea',
    'Vetiver & Lime',
    'Iris & Suede',
  ],
  variants: ['30 ml', '50 ml', '100 ml', '15 ml'],
  genders: ['f', 'm', 'unisex'],
  facts: [
    'Opens bright, settles in twenty minutes, stays close to the skin until evening.',
    'Blended in small lots and rested for six weeks before filling.',
    'The cap is weighted and turns to face the label.',
    'Alcohol is grain-based; no phthalates, no dye.',
    'Every carton holds a card with the three notes, for testers.',
  ],
  msrp: [28, 120],
  box: [3, 2, 5],
  weight: [11, 'oz'],
  innerQuantities: [4, 6, 12],
  shelfMonths: 36,
}
