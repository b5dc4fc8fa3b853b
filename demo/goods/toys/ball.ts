import type { Goods } from '../goods.ts'

export const ball: Goods = {
  nouns: ['Play Ball', 'Beach Ball', 'Playground Ball', 'Star Ball', 'Bouncy Ball'],
  traits: ['Soft-Touch', 'Nine-Inch', 'Indoor-Outdoor', 'No-Pop', 'First'],
  sizes: ['Ages 1+', 'Ages 3+'],
  facts: [
    'Soft enough for the living room and true enough for four-square.',
    'Ships flat with a pin; holds its air for months.',
    'Phthalate-free skin with a grip that small hands like.',
    'Colours are moulded in, not printed on.',
  ],
  msrp: [8, 26],
  box: [9, 9, 9],
  weight: [11, 'oz'],
  innerQuantities: [6, 12, 24],
}
