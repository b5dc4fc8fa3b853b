import type { Goods } from '../goods.ts'

export const pump: Goods = {
  nouns: ['Hand Wash', 'Body Lotion', 'Shampoo', 'Conditioner', 'Body Wash', 'Hand Lotion'],
  traits: ['Eucalyptus', 'Oat Milk', 'Bergamot', 'Unscented', 'Sea Kelp', 'Rosemary & Mint'],
  variants: ['8 oz', '12 oz', '16 oz', '500 ml'],
  facts: [
    'Plant-based cleansers that rinse clean in hard water.',
    'The pump locks for shipping and gives the same dose every time.',
    'Bottle is ninety percent recycled plastic and goes back in the bin.',
    'Scented with essential oils at a level most people call quiet.',
    'pH-balanced; safe for daily use from the age of three.',
    'A refill pouch of the same formula fits it twice.',
  ],
  msrp: [10, 36],
  box: [3, 3, 8],
  weight: [1.1, 'lbs'],
  innerQuantities: [6, 12],
  shelfMonths: 30,
}
