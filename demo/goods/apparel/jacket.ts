import type { Goods } from '../goods.ts'

export const jacket: Goods = {
  nouns: ['Bomber Jacket', 'Quilted Jacket', 'Track Jacket', 'Liner Jacket', 'Coach Jacket'],
  traits: [
    'Water-Repellent',
    'Diamond-Quilted',
    'Lightweight',
    'Recycled-Nylon',
    'Padded',
    'Colour-Block',
  ],
  sizes: ['S', 'M', 'L', 'XL', 'Size Run S-XL'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'Recycled fill that keeps its loft when it is damp.',
    'Two-way front zip and a storm flap that stops the wind at the placket.',
    'Packs into its own inside pocket to the size of a loaf of bread.',
    'The shell sheds an hour of drizzle and is dry again by the next meeting.',
    'Rib at collar, cuffs and hem is knit with elastane, so it recovers.',
    'Two hand pockets with fleece behind, one zipped pocket inside.',
  ],
  msrp: [88, 240],
  box: [16, 13, 4],
  weight: [2.1, 'lbs'],
  innerQuantities: [2, 4, 6],
}
