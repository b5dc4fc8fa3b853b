import type { Goods } from '../goods.ts'

export const honey: Goods = {
  nouns: [
    'Raw Honey',
    'Strawberry Preserve',
    'Apricot Jam',
    'Fig Spread',
    'Orange Marmalade',
    'Peach Butter',
  ],
  traits: ['Small-Batch', 'Orchard', 'Late-Summer', 'Farmhouse', 'Country'],
  variants: ['9 oz', '12 oz', '340 g', '16 oz'],
  facts: [
    'Cooked in copper in batches of forty jars.',
    'A short list of ingredients, all of them from the orchard or the hive.',
    'Never heated longer than it needs to be.',
    'The glass is thick and worth keeping.',
    'Label is wash-off, lid is BPA-free.',
  ],
  msrp: [7, 18],
  box: [3, 3, 3.8],
  weight: [12, 'oz'],
  innerQuantities: [6, 12],
  shelfMonths: 24,
}
