import type { Goods } from '../goods.ts'

export const serum: Goods = {
  nouns: ['Face Serum', 'Hydrating Serum', 'Brightening Drops', 'Facial Oil', 'Night Serum'],
  traits: [
    'Vitamin C',
    'Hyaluronic',
    'Niacinamide 10%',
    'Rosehip',
    'Peptide',
    'Retinol-Alternative',
  ],
  variants: ['1 oz', '30 ml', '50 ml', '0.5 oz'],
  facts: [
    'A stable form of the active, kept behind tinted glass.',
    'Four drops, morning or night, under a moisturiser.',
    'Absorbs without tack; make-up sits well on top.',
    'Fragrance-free and essential-oil-free.',
    'The dropper is marked in quarter millilitres.',
    'Clinical panel of 52 people over eight weeks; report on request.',
  ],
  msrp: [18, 88],
  box: [1.6, 1.6, 4.4],
  weight: [3.5, 'oz'],
  innerQuantities: [6, 12, 24],
  shelfMonths: 18,
}
