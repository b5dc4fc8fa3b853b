import type { Goods } from '../goods.ts'

export const slide: Goods = {
  nouns: ['Pool Slide', 'Recovery Slide', 'House Slide', 'Cushion Slide', 'Shower Slide'],
  traits: ['One-Piece', 'Pillow-Soft', 'Padded-Strap', 'Textured', 'Quick-Dry'],
  sizes: ['S', 'M', 'L', 'XL', 'US 7-12 Run', 'US 8', 'US 9', 'US 10'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'One piece of foam: nothing to unglue.',
    'Thirty-five millimetres under the heel, soft without wobbling.',
    'Drains through the footbed, dries on the way back from the pool.',
    'A strap padded for bare feet.',
    'Sold on hangers, no box to collapse.',
  ],
  msrp: [18, 55],
  box: [12, 8, 4.2],
  weight: [1.1, 'lbs'],
  innerQuantities: [1, 4, 12],
}
