import type { Good } from '../good.ts'
import { tones } from '../../art/materials.ts'
import { circle, group, path, rect, WHITE } from '../../art/shapes.ts'
import { drawMark } from '../../art/marks.ts'
import { smallPrint } from '../../art/small-print.ts'

const piece =
  'M0 0H18C12 -16 38 -16 32 0H50V18C66 12 66 38 50 32V50H32C38 34 12 34 18 50H0V32C-16 38 -16 12 0 18Z'

export const puzzle: Good = {
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
  category: 'toys',
  stance: 'tall',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const third = tones(seeded.pick(['ochre', 'sky', 'rose', 'sage']))
    const picture = 'M96 148H268V284H96Z'
    const scene = {
      hills:
        rect([96, 148, 172, 136], third.pale) +
        circle([seeded.between(130, 230), 186, 20], tones('ochre').base) +
        path('M80 250Q140 190 190 234T290 210V300H80Z', second.base) +
        path('M80 276Q180 236 290 266V300H80Z', second.deep),
      emblem:
        rect([96, 148, 172, 136], third.pale) + drawMark(kit.mark, [182, 216, 48], second.base),
      petals:
        rect([96, 148, 172, 136], second.base) +
        drawMark('petal', [140, 196, 34], third.base) +
        drawMark('petal', [222, 240, 40], main.pale),
    }
    return (
      path('M282 112L316 126V304L282 322Z', main.deep) +
      path('M82 112L118 100L316 126L282 112Z', main.high) +
      rect([82, 112, 200, 210, 3], main.base) +
      kit.clipped(picture, scene[seeded.pick(['hills', 'emblem', 'petals'] as const)]) +
      smallPrint([182, 128, 110], main.lightness > 0.7 ? main.ink : WHITE, 1) +
      smallPrint([182, 298, 80], main.lightness > 0.7 ? main.ink : WHITE) +
      group(
        'translate(276 268) rotate(18)',
        path(piece, third.base) + path('M0 0H18L8 50H0Z', '#fff', { opacity: 0.2 }),
      ) +
      group('translate(62 276) rotate(-14) scale(.8)', path(piece, second.base))
    )
  },
}
