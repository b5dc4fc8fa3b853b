import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { oklch } from '../../oklch.ts'
import { circle, ellipse, path, rect, repeat, WHITE } from '../../shapes.ts'
import { smallPrint } from '../../small-print.ts'

const powders = [
  [0.6, 0.15, 35],
  [0.76, 0.14, 78],
  [0.52, 0.07, 120],
  [0.45, 0.06, 50],
  [0.84, 0.04, 85],
] as const

export const spice: Motif = {
  category: 'consumables',
  stance: 'tall',
  scale: 1.14,
  draw(kit) {
    const { main, second, seeded } = kit
    const [lightness, chroma, hue] = seeded.pick(powders)
    const body =
      'M140 144H260Q270 152 270 170V302Q270 322 250 322H150Q130 322 130 302V170Q130 152 140 144Z'
    return (
      path(body, oklch(0.95, 0.012, 200)) +
      kit.clipped(
        body,
        path('M120 186Q160 172 200 184T280 178V330H120Z', oklch(lightness, chroma, hue)) +
          repeat(26, () =>
            circle(
              [seeded.between(134, 266), seeded.between(188, 318), 2.6],
              oklch(lightness - 0.12, chroma, hue),
            ),
          ),
      ) +
      kit.rounded(body) +
      rect([134, 84, 132, 58, 7], main.base) +
      rect([134, 84, 132, 58, 7], kit.roll) +
      rect([134, 126, 132, 5], main.deep, { opacity: 0.5 }) +
      ellipse([200, 86, 60, 5], '#fff', { opacity: 0.25 }) +
      rect([130, 206, 140, 84], WHITE) +
      rect([130, 206, 140, 14], second.base) +
      drawMark(kit.mark, [200, 242, 15], main.lightness > 0.8 ? second.deep : main.deep) +
      smallPrint([200, 266, 62], main.ink)
    )
  },
}
