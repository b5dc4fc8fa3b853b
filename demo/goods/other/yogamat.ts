import type { Goods } from '../goods.ts'

export const yogamat: Goods = {
  nouns: ['Yoga Mat', 'Exercise Mat', 'Travel Mat', 'Pilates Mat'],
  traits: ['Natural-Rubber', '5 mm', 'Extra-Long', 'Alignment', 'Cork-Top'],
  facts: [
    'Grips more as hands get warmer.',
    'Seventy-two inches, for people and their shadows.',
    'Open-cell top, closed-cell core: sweat stays where it can be wiped.',
    'Carry strap included; smell of rubber gone in two days.',
    'Lies flat from the first unrolling.',
  ],
  msrp: [28, 98],
  box: [26, 5, 5],
  weight: [4.8, 'lbs'],
  innerQuantities: [2, 4, 6],
}
