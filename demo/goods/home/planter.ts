import type { Goods } from '../goods.ts'

export const planter: Goods = {
  nouns: ['Ceramic Planter', 'Plant Pot', 'Desk Planter', 'Footed Planter', 'Pot with Saucer'],
  traits: ['Terrazzo', 'Matte', 'Hand-Dipped', 'Fluted', 'Self-Draining'],
  variants: ['4 in', '6 in', '8 in'],
  facts: [
    'Drainage hole with a rubber stop, for both kinds of people.',
    'Frost-resistant stoneware; it may winter outside.',
    'Wide enough for the next size of root ball.',
    'Glazed inside and out, saucer attached.',
    'Plant not included, however good it looks.',
  ],
  msrp: [14, 64],
  box: [6, 6, 5.8],
  weight: [2.6, 'lbs'],
  innerQuantities: [2, 4, 6],
}
