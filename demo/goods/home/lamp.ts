import type { Goods } from '../goods.ts'

export const lamp: Goods = {
  nouns: ['Table Lamp', 'Bedside Lamp', 'Reading Lamp', 'Accent Lamp', 'Ceramic Lamp'],
  traits: ['Linen-Shade', 'Dimmable', 'Turned-Wood', 'Ribbed', 'Brass-Neck'],
  facts: [
    'Drum shade in real linen over a rolled frame.',
    'The switch is on the cord where a hand finds it.',
    'Takes a standard bulb; one warm LED is in the box.',
    'Felt below, so that it can stand on a piano.',
    'Cord in cloth, eight feet long.',
    'Packed in moulded pulp; no loose fill.',
  ],
  msrp: [38, 160],
  box: [13, 13, 21],
  weight: [4.8, 'lbs'],
  innerQuantities: [1, 2],
}
