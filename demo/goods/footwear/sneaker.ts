import type { Goods } from '../goods.ts'

export const sneaker: Goods = {
  nouns: [
    'Court Sneaker',
    'Low-Top Sneaker',
    'High-Top Sneaker',
    'Runner',
    'Trainer',
    'Canvas Sneaker',
  ],
  traits: ['Retro', 'Suede-Panel', 'Recycled-Knit', 'Cupsole', 'Lightweight', 'Everyday'],
  sizes: ['US 6-10 Run', 'US 8-13 Run', 'US 7', 'US 8', 'US 9', 'US 10', 'US 11', 'US 12'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'Stitched cupsole, so it lasts longer than its laces.',
    'The tongue is gusseted and the collar padded just where it rubs.',
    'Two pairs of laces in the box: one to match, one not to.',
    'Removable insole with a moulded heel.',
    'Upper from leather offcuts, twelve pairs fewer in the bin for every carton.',
    'Weighs about as much as a grapefruit.',
  ],
  msrp: [58, 160],
  box: [13, 8.5, 5],
  weight: [2.4, 'lbs'],
  innerQuantities: [1, 2, 6],
}
