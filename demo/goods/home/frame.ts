import type { Good } from '../good.ts'
import { drawMark } from '../../art/marks.ts'
import { tones } from '../../art/materials.ts'
import { circle, path, rect, WHITE } from '../../art/shapes.ts'

export const frame: Good = {
  nouns: ['Picture Frame', 'Gallery Frame', 'Poster Frame', 'Wall Frame with Mat'],
  traits: ['Solid-Ash', 'Walnut-Stain', 'Slim', 'Deep-Set', 'Float'],
  variants: ['5 x 7', '8 x 10', '11 x 14', '12 x 16'],
  facts: [
    'Real wood, mitred and splined at the corners.',
    'The mat is acid-free, cut on a bevel and removable.',
    'Glass, not acrylic; each corner ships in a foam boot.',
    'Hangs both ways, or stands on its easel.',
  ],
  msrp: [16, 72],
  box: [14, 11, 1.2],
  weight: [1.9, 'lbs'],
  innerQuantities: [4, 6],
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
