import type { Goods } from '../goods.ts'

export const oil: Goods = {
  nouns: [
    'Extra Virgin Olive Oil',
    'Hot Sauce',
    'Avocado Oil',
    'Apple Cider Vinegar',
    'Chili Oil',
    'Toasted Sesame Oil',
  ],
  traits: ['Small-Batch', 'Reserve', 'Organic', 'Estate', 'Unfiltered'],
  variants: ['250 ml', '375 ml', '500 ml', '8.5 oz'],
  facts: [
    'Made in lots small enough to taste one by one, bottled away from light.',
    'Balanced enough for finishing, sturdy enough for the pan.',
    'The pourer is set in the neck and does not drip.',
    'Harvest year and maker printed on every bottle.',
    'Twelve to a case with dividers; breakage below one in a thousand.',
  ],
  msrp: [8, 34],
  box: [2.4, 2.4, 9.5],
  weight: [1.4, 'lbs'],
  innerQuantities: [6, 12],
  shelfMonths: 20,
}
