import type { Goods } from '../goods.ts'

export const heel: Goods = {
  nouns: ['Slingback Heel', 'Block-Heel Sandal', 'Ankle-Strap Heel', 'Kitten Heel', 'Mule'],
  traits: ['Patent', 'Suede-Touch', 'Satin', 'Pointed-Toe', 'Two-Inch', 'Evening'],
  sizes: ['US 5-9 Run', 'US 6', 'US 7', 'US 8', 'US 9'],
  genders: ['f'],
  facts: [
    'A heel that stands under the foot where the weight is.',
    'Padded insole with a gel pad below the ball.',
    'The strap is elastic behind the buckle: on in one movement.',
    'Steel shank, rubber heel tip, spare tips in the box.',
    'Holds up on a dance floor and on cobbles, within reason.',
  ],
  msrp: [58, 165],
  box: [11, 7, 4.6],
  weight: [1.7, 'lbs'],
  innerQuantities: [1, 2, 6],
}
