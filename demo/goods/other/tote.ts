import type { Good } from '../good.ts'
import { line, path, rect, repeat } from '../../art/shapes.ts'
import { drawMark } from '../../art/marks.ts'
import { smallPrint } from '../../art/small-print.ts'

export const tote: Good = {
  nouns: ['Canvas Tote', 'Market Tote', 'Everyday Tote', 'Zip Tote', 'Work Tote'],
  traits: ['Heavy-Canvas', 'Recycled-Cotton', 'Printed', 'Two-Tone', 'Waxed'],
  facts: [
    'Eighteen-ounce canvas that stands up by itself.',
    'Carries thirty pounds without the handles complaining.',
    'Inside pocket with a key leash.',
    'Screen-printed with water-based ink, one bag at a time.',
  ],
  msrp: [14, 78],
  box: [15, 12, 4],
  weight: [14, 'oz'],
  innerQuantities: [6, 12, 24],
  category: 'other',
  stance: 'tall',
  scale: 1.02,
  draw(kit) {
    const { main, second, seeded } = kit
    const body = 'M104 150H296L306 306Q306 322 290 322H110Q94 322 94 306Z'
    const style = seeded.pick(['emblem', 'stripes', 'dipped'])
    const front = {
      emblem:
        drawMark(kit.mark, [200, 226, 44], second.base) + smallPrint([200, 284, 90], second.base),
      stripes: repeat(5, (i) => rect([80, 184 + i * 28, 240, 12], second.base)),
      dipped:
        path('M80 252Q150 238 200 252T320 248V330H80Z', second.base) +
        drawMark(kit.mark, [200, 206, 24], second.base),
    }
    return (
      line('M146 154V110Q146 66 200 66T254 110V154', main.deep, { width: 12 }) +
      path(body, main.base) +
      kit.clipped(
        body,
        front[style] +
          path('M94 150H122L112 330H80Z', '#fff', { opacity: 0.14 }) +
          path('M306 150H280L292 330H320Z', '#000', { opacity: 0.1 }),
      ) +
      line('M104 162H296', main.deep, { opacity: 0.5, dashes: '5 4' }) +
      line('M146 152V196M254 152V196', main.low, { width: 13 }) +
      rect([141, 176, 10, 10, 1], second.base) +
      rect([249, 176, 10, 10, 1], second.base)
    )
  },
}
