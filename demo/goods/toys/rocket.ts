import type { Goods } from '../goods.ts'

export const rocket: Goods = {
  nouns: ['Rocket Ship', 'Wooden Rocket', 'Space Rocket', 'Launch Set', 'Moon Rocket'],
  traits: ['Stackable', 'Magnetic', 'Glow-Window', 'Three-Stage', 'Chunky'],
  sizes: ['Ages 2+', 'Ages 3+'],
  facts: [
    'Comes apart in three stages and lands back together.',
    'Room for two astronauts, both included.',
    'Fins are wide: it stands on carpet.',
    'Non-toxic lacquer, corners no sharper than a biscuit.',
  ],
  msrp: [16, 46],
  box: [6, 6, 11],
  weight: [1.4, 'lbs'],
  innerQuantities: [4, 6, 12],
}
