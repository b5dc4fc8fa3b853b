import type { Goods } from '../goods.ts'

export const notebook: Goods = {
  nouns: [
    'Hardcover Notebook',
    'Dot-Grid Journal',
    'Ruled Notebook',
    'Weekly Planner',
    'Sketchbook',
  ],
  traits: ['Lay-Flat', 'Linen-Bound', 'Recycled-Paper', 'A5', 'Thread-Sewn'],
  facts: [
    'Hundred-gram paper that takes a fountain pen without ghosts.',
    'Sewn in sections: lies flat on page one.',
    'Numbered pages, an index, two ribbons, a pocket.',
    'Cover is cloth over board, foil-stamped.',
    'The elastic is knit and will not go slack.',
  ],
  msrp: [9, 32],
  box: [8.4, 5.8, 0.8],
  weight: [12, 'oz'],
  innerQuantities: [6, 12, 24],
}
