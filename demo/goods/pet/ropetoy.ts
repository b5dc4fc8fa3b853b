import type { Goods } from '../goods.ts'

export const ropetoy: Goods = {
  nouns: ['Rope Tug', 'Knotted Rope Toy', 'Ring Tug', 'Tug Rope', 'Dental Rope'],
  traits: ['Cotton', 'Hemp', 'Double-Knot', 'Extra-Long', 'Bright'],
  sizes: ['S', 'M', 'L'],
  facts: [
    'Washed cotton, no dye that runs.',
    'Fibres floss as they fray.',
    'Knots are pulled by machine and checked by someone stronger.',
    'Long enough for two dogs and one fair referee.',
    'Machine-washable on warm.',
  ],
  msrp: [7, 22],
  box: [12, 4, 2.4],
  weight: [8, 'oz'],
  innerQuantities: [12, 24],
}
