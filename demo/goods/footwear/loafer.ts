import type { Goods } from '../goods.ts'

export const loafer: Goods = {
  nouns: ['Penny Loafer', 'Driving Loafer', 'Moccasin', 'Slip-On Loafer', 'Office Loafer'],
  traits: ['Hand-Stitched', 'Brushed-Leather', 'Suede', 'Flexible-Sole', 'Unlined'],
  sizes: ['US 7-12 Run', 'US 8', 'US 9', 'US 10', 'US 11'],
  genders: ['m', 'f'],
  facts: [
    'The apron is stitched by hand with waxed thread.',
    'Unlined through the vamp, so it breaks in by lunch.',
    'Stacked heel, leather insole, rubber forepart for wet stations.',
    'Comes with a pair of cloth bags.',
  ],
  msrp: [72, 180],
  box: [12.5, 8, 4.6],
  weight: [2.1, 'lbs'],
  innerQuantities: [1, 2, 6],
}
