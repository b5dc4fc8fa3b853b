import type { Goods } from '../goods.ts'

export const boot: Goods = {
  nouns: ['Chelsea Boot', 'Ankle Boot', 'Work Boot', 'Pull-On Boot', 'Desert Boot'],
  traits: ['Waxed-Leather', 'Suede', 'Weatherproof', 'Lug-Sole', 'Oiled-Nubuck', 'Flexible'],
  sizes: ['US 6-10 Run', 'US 8-12 Run', 'US 7', 'US 8', 'US 9', 'US 10', 'US 11'],
  genders: ['m', 'f', 'unisex'],
  facts: [
    'Leather from a gold-rated tannery, welted so it can be resoled.',
    'Elastic gores tested to fifteen thousand pulls.',
    'A cork bed that takes the shape of its owner in a fortnight.',
    'Oil-resistant outsole with a heel that grips ladders.',
    'Full-length pull tab at the back, lined shaft, no break-in to speak of.',
  ],
  msrp: [88, 220],
  box: [13, 9, 5],
  weight: [3.4, 'lbs'],
  innerQuantities: [1, 2, 6],
}
