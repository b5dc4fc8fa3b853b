import type { Goods } from '../goods.ts'

export const petbed: Goods = {
  nouns: ['Bolster Bed', 'Donut Bed', 'Nest Bed', 'Orthopedic Bed', 'Calming Bed'],
  traits: ['Machine-Washable', 'Memory-Foam', 'Plush', 'Chew-Resistant', 'Two-Tone'],
  sizes: ['S', 'M', 'L', 'XL'],
  facts: [
    'Four inches of foam that rises again after every nap.',
    'Cover zips off in one piece and fits a home washer.',
    'A bolster all round for those who sleep on their chins.',
    'Base is coated against accidents and grips the floor.',
    'Ships rolled; full size within a day.',
  ],
  msrp: [34, 128],
  box: [26, 22, 8],
  weight: [4.6, 'lbs'],
  innerQuantities: [1, 2, 4],
}
