import { bone } from './paw-and-bone.ts'
import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { oklch } from '../../oklch.ts'
import { circle, ellipse, line, path, WHITE } from '../../shapes.ts'

export const pettoy: Motif = {
  category: 'pet',
  stance: 'wide',
  draw(kit) {
    const { main, second } = kit
    const y = oklch(0.84, 0.15, 115)
    let svg =
      bone([176, 268, 104], main.low, -8) +
      bone([176, 260, 104], main.base, -8) +
      drawMark(kit.mark, [176, 260, 15], second.base)
    svg +=
      circle([292, 268, 54], y) +
      kit.clipped(
        'M238 268a54 54 0 1 0 108 0a54 54 0 1 0 -108 0',
        line('M246 226C282 244 286 296 250 314M338 226C302 244 298 296 334 314', WHITE, {
          width: 6,
        }) + path('M238 268a54 54 0 0 0 108 0Q330 300 292 300T238 268Z', '#000', { opacity: 0.1 }),
      ) +
      ellipse([276, 240, 14, 8], '#fff', { opacity: 0.35 })
    return svg
  },
}
