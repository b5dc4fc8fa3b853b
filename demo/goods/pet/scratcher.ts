import type { Goods } from '../goods.ts'

export const scratcher: Goods = {
  nouns: ['Scratching Post', 'Cat Perch', 'Sisal Post', 'Cat Tree', 'Scratch Tower'],
  traits: ['Sisal-Wrapped', 'Two-Level', 'Compact', 'Sturdy-Base', 'Carpeted'],
  sizes: ['24 in', '32 in', '36 in'],
  facts: [
    'Sisal is wound under tension and stapled where claws cannot find it.',
    'A base heavy enough for a running jump.',
    'Goes together with one key in four minutes.',
    'The perch is soft, washable and always occupied.',
    'Spare rope sold apart, though it is rarely needed.',
  ],
  msrp: [28, 120],
  box: [20, 16, 32],
  weight: [12, 'lbs'],
  innerQuantities: [1, 2],
}
