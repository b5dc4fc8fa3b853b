import type { Goods } from '../goods.ts'

export const towels: Goods = {
  nouns: ['Bath Towel Set', 'Hand Towel Set', 'Waffle Towels', 'Kitchen Towel Set', 'Guest Towels'],
  traits: ['Turkish-Cotton', 'Quick-Dry', 'Ribbed', 'Zero-Twist', 'Organic', 'Stonewashed'],
  variants: ['Set of 4', '4-Piece', 'Set of 4 Hand', 'Set of 2 + 2'],
  facts: [
    'Six hundred grams to the square metre: thick, and dry by morning.',
    'Loops are combed long-staple cotton; they shed once, and then no more.',
    'Double-turned hems with a hanging tab.',
    'Pre-washed in spring water, if the mill is to be believed.',
    'Banded in fours with a bamboo pin.',
  ],
  msrp: [24, 98],
  box: [14, 10, 7],
  weight: [3.6, 'lbs'],
  innerQuantities: [2, 4, 6],
}
