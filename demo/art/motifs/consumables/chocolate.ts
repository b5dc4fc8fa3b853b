import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { oklch } from '../../oklch.ts'
import { path, rect, repeat, WHITE } from '../../shapes.ts'
import { smallPrint } from '../../small-print.ts'

export const chocolate: Motif = {
  category: 'consumables',
  stance: 'flat',
  scale: 1.04,
  draw(kit) {
    const { main, second, seeded } = kit
    const [lightness, chroma, hue] = seeded.pick([
      [0.36, 0.05, 45],
      [0.5, 0.075, 52],
      [0.9, 0.05, 88],
    ] as const)
    const cocoa = (darker: number) => oklch(lightness - darker, chroma, hue)
    return (
      kit.cast('M126 66H274V334H126Z') +
      rect([130, 62, 140, 120, 5], cocoa(0)) +
      repeat(6, (i) => {
        const [x, y] = [138 + (i % 3) * 43, 70 + Math.floor(i / 3) * 44]
        return rect([x, y, 38, 39, 4], cocoa(-0.05)) + rect([x + 5, y + 5, 28, 29, 3], cocoa(0.02))
      }) +
      path(
        'M124 158L140 146L156 158L172 146L188 158L204 146L220 158L236 146L252 158L268 146L276 154V176H124Z',
        oklch(0.86, 0.015, 85),
      ) +
      rect([120, 168, 160, 170, 3], main.base) +
      rect([120, 168, 160, 14], second.base) +
      rect([120, 324, 160, 14], second.base) +
      path('M262 168H280V338H262Z', '#000', { opacity: 0.1 }) +
      rect([146, 200, 108, 102, 3], WHITE) +
      drawMark(kit.mark, [200, 236, 21], main.lightness > 0.8 ? second.deep : main.deep) +
      smallPrint([200, 274, 68], main.ink)
    )
  },
}
