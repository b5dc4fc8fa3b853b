import type { Goods } from '../goods.ts'

export const chocolate: Goods = {
  nouns: [
    'Dark Chocolate Bar',
    'Milk Chocolate Bar',
    'White Chocolate Bar',
    'Filled Chocolate Bar',
  ],
  traits: ['Sea Salt', 'Hazelnut', 'Orange Peel', 'Toasted Coconut', 'Espresso', 'Raspberry'],
  variants: ['2.8 oz', '3 oz', '100 g', '6-Pack'],
  facts: [
    'Stone-ground for two days from beans bought above the fair price.',
    'Snaps cleanly and melts slowly; temper is checked on every batch.',
    'Wrapped in foil and paper, no plastic.',
    'Ships cool from May to September, at cost.',
    'Twelve to a display caddy that opens into a counter unit.',
  ],
  msrp: [4, 12],
  box: [6, 3, 0.5],
  weight: [3, 'oz'],
  innerQuantities: [10, 12, 24],
  shelfMonths: 14,
}
