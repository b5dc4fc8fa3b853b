import type { Goods } from '../goods.ts'

export const soap: Goods = {
  nouns: ['Bar Soap Duo', 'Triple-Milled Soap', 'Shampoo Bar', 'Cleansing Bar', 'Exfoliating Bar'],
  traits: ['Oatmeal', 'Charcoal', 'Goat-Milk', 'Sea Salt', 'Lavender', 'Pine Tar'],
  variants: ['Set of 2', '2 x 5 oz', 'Pack of 2'],
  facts: [
    'Cold-processed and cured for five weeks, so it lasts in the dish.',
    'Milled three times: hard, smooth, slow to disappear.',
    'Wrapped in paper that can be planted, or at least composted.',
    'Coconut and olive base with nothing that needs a chemist to pronounce.',
    'Two bars banded together, barcode on the band.',
  ],
  msrp: [8, 26],
  box: [3.6, 2.4, 2.6],
  weight: [10, 'oz'],
  innerQuantities: [6, 12, 24],
  shelfMonths: 36,
}
