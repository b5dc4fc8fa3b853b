import type { Goods } from '../goods.ts'

export const polish: Goods = {
  nouns: ['Nail Polish', 'Gel-Effect Polish', 'Nail Lacquer', 'Polish Trio'],
  traits: ['Ten-Free', 'Quick-Dry', 'High-Shine', 'Breathable', 'One-Coat'],
  variants: ['Set of 3', 'Trio', '3 x 10 ml'],
  facts: [
    'Three colours that suit one another, in bottles that stand close together.',
    'Ten ingredients that salons dislike have been left out.',
    'The brush is flat and wide: three strokes to a nail.',
    'Dry to touch in ninety seconds, hard in ten minutes.',
    "Lasts a week without a top coat if dishes are someone else's.",
  ],
  msrp: [8, 28],
  box: [3.6, 1.3, 3.4],
  weight: [5, 'oz'],
  innerQuantities: [6, 12, 24],
  shelfMonths: 30,
}
