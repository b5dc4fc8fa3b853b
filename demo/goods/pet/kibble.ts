import type { Goods } from '../goods.ts'

export const kibble: Goods = {
  nouns: ['Dog Food', 'Cat Food', 'Puppy Kibble', 'Senior Formula', 'Grain-Free Kibble'],
  traits: ['Salmon & Pea', 'Chicken & Rice', 'Turkey & Oat', 'Lamb & Barley', 'Limited-Ingredient'],
  variants: ['4 lb', '6 lb', '12 lb', '24 lb'],
  facts: [
    'The first ingredient is meat, and so is the second.',
    'Baked in small ovens, not extruded.',
    'Vet-formulated, with taurine and omega-3.',
    'Bag closes with a slider that works with one hand.',
    'Batch-tested for what should not be in it; results by QR code.',
  ],
  msrp: [14, 64],
  box: [15, 5, 22],
  weight: [12.6, 'lbs'],
  innerQuantities: [1, 2, 4],
  shelfMonths: 14,
}
