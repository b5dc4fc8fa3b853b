import type { Motif } from '../../motif.ts'
import { tones } from '../../materials.ts'
import { circle, group, path, rect, WHITE } from '../../shapes.ts'
import { drawMark } from '../../marks.ts'
import { smallPrint } from '../../small-print.ts'

const piece =
  'M0 0H18C12 -16 38 -16 32 0H50V18C66 12 66 38 50 32V50H32C38 34 12 34 18 50H0V32C-16 38 -16 12 0 18Z'

export const puzzle: Motif = {
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
