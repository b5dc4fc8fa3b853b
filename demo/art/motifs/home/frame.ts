import type { Motif } from '../../motif.ts'
import { drawMark } from '../../marks.ts'
import { tones } from '../../materials.ts'
import { circle, path, rect, WHITE } from '../../shapes.ts'

export const frame: Motif = {
  category: 'home',
  stance: 'tall',
  draw(kit) {
    const { main, second, seeded } = kit
    const sky = tones(seeded.pick(['sky', 'blush', 'cream', 'sage']))
    const view = 'M148 124H252V264H148Z'
    const scene = {
      hills:
        rect([148, 124, 104, 140], sky.pale) +
        circle([seeded.between(172, 228), 158, 15], tones('ochre').base) +
        path('M140 232Q176 190 206 220T270 204V270H140Z', second.base) +
        path('M140 250Q190 222 260 246V270H140Z', second.deep),
      emblem:
        rect([148, 124, 104, 140], sky.pale) + drawMark(kit.mark, [200, 194, 40], second.base),
      shapes:
        rect([148, 124, 104, 140], sky.pale) +
        circle([182, 176, 32], second.base) +
        rect([190, 178, 50, 74, 25], sky.deep, { opacity: 0.8 }),
    }
    return (
      path('M228 300L262 322H232Z', main.deep) +
      rect([106, 82, 188, 240, 4], main.base) +
      rect([106, 82, 188, 240, 4], kit.roll) +
      path('M106 82H294L282 94H118V310L106 322Z', '#fff', { opacity: 0.16 }) +
      rect([120, 96, 160, 212, 1], WHITE) +
      kit.clipped(view, scene[seeded.pick(['hills', 'emblem', 'shapes'] as const)]) +
      path('M120 96H188L120 220Z', '#fff', { opacity: 0.18 })
    )
  },
}
