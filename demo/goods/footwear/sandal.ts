import type { Goods } from '../goods.ts'

export const sandal: Goods = {
  nouns: ['Strappy Sandal', 'Cork Sandal', 'Trek Sandal', 'Footbed Sandal', 'Cross-Strap Sandal'],
  traits: ['Contoured', 'Recycled-Strap', 'Nubuck', 'Cushioned', 'All-Terrain'],
  sizes: ['US 6-10 Run', 'US 7', 'US 8', 'US 9', 'US 10', 'US 11'],
  genders: ['f', 'm', 'unisex'],
  facts: [
    'Cork and latex footbed with an arch that means it.',
    'Three points to adjust, each with a hook that stays flat.',
    'Straps are woven from recycled bottles and dry in minutes.',
    'Sticky rubber below, good on wet rock.',
  ],
  msrp: [34, 120],
  box: [12, 8, 4.4],
  weight: [1.6, 'lbs'],
  innerQuantities: [1, 2, 6],
}
