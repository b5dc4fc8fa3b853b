import type { Goods } from '../goods.ts'

export const speaker: Goods = {
  nouns: ['Wireless Speaker', 'Portable Speaker', 'Desktop Speaker', 'Picnic Speaker'],
  traits: ['Waterproof', '20-Hour', 'Stereo-Pair', 'Compact', 'Party'],
  facts: [
    'Rated IPX7: it may be dropped in the shallow end.',
    'Two of them pair into stereo by holding one button.',
    'Fuller below than its size allows, and clear at the top.',
    'Twenty hours at the level of a dinner.',
    'Charges by USB-C; cable in the box.',
  ],
  msrp: [32, 160],
  box: [6, 4.5, 9],
  weight: [2.6, 'lbs'],
  innerQuantities: [2, 4, 6],
}
