import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { circle, path, rect, repeat } from '../../shapes.ts'

export const rainboot: Motif = {
  category: 'footwear',
  stance: 'tall',
  scale: 1.1,
  materials: ['ochre', 'forest', 'navy', 'rose', 'sky', 'teal', 'brick', 'olive'],
  draw(kit) {
    const { main, second, seeded } = kit
    const body = 'M128 76H224L228 214C232 240 268 246 302 258Q332 272 330 304H124Q118 180 128 76Z'
    const dotted = seeded.chance(0.4)
    return (
      path(body, main.base) +
      kit.clipped(
        body,
        (dotted
          ? repeat(30, (i) =>
              circle(
                [
                  130 + (i % 5) * 26 + (Math.floor(i / 5) % 2) * 13,
                  122 + Math.floor(i / 5) * 30,
                  6,
                ],
                second.base,
              ),
            )
          : rect([100, 110, 140, 12], second.base) +
            drawMark(kit.mark, [178, 166, 24], second.base)) +
          path('M128 76H150Q138 200 146 304H118Z', '#fff', { opacity: 0.2 }) +
          path('M196 76H224L228 214C232 240 268 246 302 258Q230 256 210 226Z', '#000', {
            opacity: 0.1,
          }) +
          path('M286 250Q322 262 330 304H294Q304 270 286 250Z', second.base),
      ) +
      rect([122, 66, 108, 22, 8], second.base) +
      path('M122 296H332Q336 314 330 322H200L190 312H180L172 322H124Q120 308 122 296Z', second.ink)
    )
  },
}
