import type { Goods } from '../goods.ts'

export const beanie: Goods = {
  nouns: ['Pom Beanie', 'Rib-Knit Beanie', 'Winter Hat', 'Cuffed Beanie', 'Chunky-Knit Hat'],
  traits: ['Merino', 'Recycled-Yarn', 'Fleece-Lined', 'Lambswool', 'Donegal', 'Everyday'],
  sizes: ['One Size'],
  facts: [
    'Two layers of rib knit with a brushed fleece band where it meets the forehead.',
    'The pompom snaps off, so the hat can go in the wash without it.',
    'Knit on twelve-gauge machines from yarn spun out of post-industrial wool.',
    'A deep cuff folds once for a snug fit or stays down over the ears.',
    'Tested through two ski seasons without pilling at the fold.',
    'Comes with a woven side label and a hang loop inside the crown.',
  ],
  msrp: [18, 42],
  box: [9, 8.5, 2],
  weight: [3.2, 'oz'],
  innerQuantities: [6, 12, 24],
}
