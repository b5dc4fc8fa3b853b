import type { Goods } from '../goods.ts'

export const blocks: Goods = {
  nouns: ['Wooden Blocks', 'Picture Blocks', 'Stacking Cubes', 'Alphabet Blocks', 'Nesting Blocks'],
  traits: ['Beechwood', 'Non-Toxic', 'Hand-Finished', 'Chunky', 'Classic'],
  variants: ['Set of 12', 'Set of 20', 'Set of 30'],
  sizes: ['Ages 1+', 'Ages 2+'],
  facts: [
    'Solid beech with rounded edges and water-based paint.',
    'Six faces, six pictures, hours before anyone is bored.',
    'The bag is cotton and the lid is a tray.',
    'Passes EN71 and ASTM F963 with room to spare.',
  ],
  msrp: [16, 52],
  box: [9, 6, 3.5],
  weight: [2.4, 'lbs'],
  innerQuantities: [4, 6, 12],
}
