import type { Goods } from '../goods.ts'

export const coffee: Goods = {
  nouns: [
    'Whole Bean Coffee',
    'Ground Coffee',
    'Espresso Roast',
    'Decaf Coffee',
    'Breakfast Blend',
  ],
  traits: ['Single-Origin', 'Fair-Trade', 'House', 'Slow-Roasted', 'High-Altitude', 'Small-Batch'],
  variants: ['12 oz', '10 oz', '1 lb', '2 lb'],
  facts: [
    'Roasted to order in thirty-kilo batches and bagged the same afternoon.',
    'Cocoa and dried cherry in the cup, low acid, long finish.',
    'One-way valve and a tin tie that still closes at the last spoon.',
    'Grown above 1,600 metres by a co-operative of ninety families.',
    'Good in a dripper; it forgives a French press.',
    'Roast date on the back, best within a year.',
  ],
  msrp: [11, 24],
  box: [5, 3.2, 9.5],
  weight: [12.6, 'oz'],
  innerQuantities: [6, 8, 12],
  shelfMonths: 12,
}
