import type { Goods } from '../goods.ts'

export const bear: Goods = {
  nouns: ['Plush Bear', 'Teddy Bear', 'Cuddle Bear', 'Heirloom Bear', 'Bear with Scarf'],
  traits: ['Extra-Soft', 'Recycled-Fill', 'Twelve-Inch', 'Weighted', 'Jointed'],
  sizes: ['Ages 0+', 'Ages 1+'],
  facts: [
    'Eyes are embroidered: safe from the first day.',
    'Filled with fibre from thirteen recycled bottles.',
    'Sits up by itself, leans when asked.',
    'Machine-washable on gentle, in the pillowcase provided by you.',
    'Each comes with a tag for its own name.',
  ],
  msrp: [18, 58],
  box: [9, 8, 12],
  weight: [14, 'oz'],
  innerQuantities: [4, 6, 12],
}
