import type { Goods } from '../goods.ts'

export const can: Goods = {
  nouns: [
    'Chopped Tomatoes',
    'Chickpea Stew',
    'Black Bean Soup',
    'Coconut Milk',
    'Pumpkin Purée',
    'White Beans',
  ],
  traits: ['Organic', 'Low-Sodium', 'Family-Size', 'Farmstead', 'Slow-Cooked'],
  variants: ['14.5 oz', '15 oz', '28 oz'],
  facts: [
    'Picked, cooked and canned within nine hours.',
    'BPA-free lining and an easy-open ring.',
    'Three ingredients, all of which grow.',
    'Cooked in the can, so nothing turns to mush.',
    'Pallet-ready trays, perforated for the shelf.',
  ],
  msrp: [3, 9],
  box: [3, 3, 4.4],
  weight: [15, 'oz'],
  innerQuantities: [12, 24],
  shelfMonths: 30,
}
