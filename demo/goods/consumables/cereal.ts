import type { Goods } from '../goods.ts'

export const cereal: Goods = {
  nouns: ['Oat Clusters', 'Toasted Muesli', 'Corn Rings', 'Crunchy Granola', 'Puffed Grain Cereal'],
  traits: ['Maple Pecan', 'Honey Almond', 'Cocoa', 'Berry', 'Cinnamon', 'Seed & Coconut'],
  variants: ['10 oz', '12 oz', '18 oz', 'Family Size'],
  facts: [
    'Baked low and turned by hand, so that clusters stay clusters.',
    'Sweetened with maple syrup and dates, 5 g of sugar to a bowl.',
    'Whole grain oats, sunflower oil, no palm.',
    'The inner bag is recyclable where store drop-off exists.',
    'Made in a nut-aware kitchen; see the panel.',
  ],
  msrp: [5, 12],
  box: [7.5, 2.5, 11],
  weight: [14, 'oz'],
  innerQuantities: [6, 8, 12],
  shelfMonths: 10,
}
