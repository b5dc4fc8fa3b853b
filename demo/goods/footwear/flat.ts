import type { Goods } from '../goods.ts'

export const flat: Goods = {
  nouns: ['Ballet Flat', 'Slip-On Flat', 'Bow Flat', 'Foldable Flat'],
  traits: ['Vegan-Leather', 'Nappa', 'Cushioned', 'Knit', 'Square-Toe'],
  sizes: ['US 5-9 Run', 'US 6', 'US 7', 'US 8', 'US 9', 'US 10'],
  genders: ['f'],
  facts: [
    'Memory foam from heel to toe and a rubber sole that keeps quiet on stone.',
    'The topline is elasticated and bound, so nothing cuts.',
    'Flexes in half for a handbag.',
    'Lined in perforated microfibre that can be wiped.',
  ],
  msrp: [38, 110],
  box: [11, 7, 3.6],
  weight: [1.2, 'lbs'],
  innerQuantities: [1, 2, 6],
}
