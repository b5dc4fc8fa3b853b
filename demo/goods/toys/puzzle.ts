import type { Goods } from '../goods.ts'

export const puzzle: Goods = {
  nouns: ['Jigsaw Puzzle', 'Family Puzzle', 'Art Puzzle', 'Floor Puzzle', 'Landscape Puzzle'],
  traits: ['500-Piece', '1000-Piece', '100-Piece', 'Linen-Finish', 'Illustrated'],
  sizes: ['Ages 5+', 'Ages 8+', 'Ages 12+'],
  facts: [
    'Thick board, random cut, next to no dust.',
    'Linen finish that does not glare under a lamp.',
    'Illustrated for us by a painter who lives by the sea.',
    'A poster of the picture is folded in the box.',
    'A lost piece is replaced for the price of a stamp.',
  ],
  msrp: [12, 30],
  box: [10, 10, 2.4],
  weight: [1.4, 'lbs'],
  innerQuantities: [4, 6, 12],
}
