import { drawMark } from '../../art/marks.ts'
import { tones } from '../../art/materials.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { group, line, path, rect, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const notebook: Good = {
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
  category: 'other',
  stance: 'flat',
  scale: 1.04,
  draw(kit) {
    const { main, second, seeded } = kit
    const body = 'M112 84H276Q288 84 288 96V308Q288 320 276 320H112Z'
    let svg =
      kit.cast('M112 84H296V326H112Z') +
      rect([120, 90, 174, 236, 8], oklch(0.96, 0.012, 88)) +
      [0, 1, 2]
        .map((i) => line(`M124 ${318 + i * 3}H290`, oklch(0.84, 0.015, 85), { width: 1 }))
        .join('')
    svg +=
      path(body, main.base) +
      path('M112 84H134V320H112Q104 320 104 310V94Q104 84 112 84Z', main.deep) +
      kit.clipped(body, path('M134 84H288L150 320H134Z', '#fff', { opacity: 0.07 })) +
      rect([254, 84, 9, 236], second.base)
    svg +=
      rect([154, 132, 82, 62, 3], WHITE) +
      drawMark(kit.mark, [195, 154, 12], main.deep) +
      smallPrint([195, 175, 48], main.ink)
    if (seeded.chance(0.6))
      svg += group(
        'rotate(16 316 220)',
        rect([308, 110, 14, 180, 2], tones('ochre').base) +
          rect([308, 110, 5, 180, 1], tones('ochre').low) +
          rect([308, 100, 14, 14, 3], tones('rose').base) +
          path('M308 290H322L315 312Z', oklch(0.9, 0.04, 80)) +
          path('M312 303H318L315 312Z', oklch(0.3, 0.01, 80)),
      )
    return svg
  },
}
