import type { Goods } from '../goods.ts'

export const pouch: Goods = {
  nouns: [
    'Trail Mix',
    'Kettle Chips',
    'Plantain Crisps',
    'Cheddar Popcorn',
    'Roasted Almonds',
    'Veggie Straws',
  ],
  traits: ['Sea Salt', 'Smoky Paprika', 'Rosemary', 'Maple', 'Lightly Salted', 'Chili Lime'],
  variants: ['5 oz', '6 oz', '8 oz', 'Sharing Size'],
  facts: [
    'Popped or cooked in avocado oil, seasoned while warm.',
    'Zip top that closes without a lesson.',
    'Gluten-free kitchen, tested by lot.',
    'Nothing in it that a grandmother would not recognise.',
    'Case doubles as a peg or shelf display.',
  ],
  msrp: [4, 14],
  box: [7, 3, 9.5],
  weight: [7, 'oz'],
  innerQuantities: [8, 12, 15],
  shelfMonths: 8,
}
