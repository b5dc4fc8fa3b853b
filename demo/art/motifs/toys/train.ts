import type { Motif } from '../../motif.ts'
import { circle, path, rect, repeat } from '../../shapes.ts'
import { drawMark } from '../../marks.ts'
import { tones } from '../../materials.ts'

export const train: Motif = {
  category: 'toys',
  stance: 'wide',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const wagon = tones(seeded.pick(['ochre', 'sky', 'rose', 'sage']))
    const wheel = (x: number, radius: number) =>
      circle([x, 322 - radius, radius], second.ink) +
      circle([x, 322 - radius, radius * 0.5], wagon.base)
    return (
      rect([44, 232, 104, 62, 6], wagon.base) +
      repeat(3, (i) =>
        rect([54 + i * 32, 206, 26, 30, 4], [main.base, second.base, wagon.low][i] ?? wagon.low),
      ) +
      drawMark(kit.mark, [96, 262, 16], wagon.lightness > 0.7 ? wagon.deep : '#fffdf8') +
      rect([144, 278, 32, 8, 4], second.ink) +
      rect([168, 176, 76, 118, 6], main.base) +
      rect([158, 160, 96, 20, 6], second.base) +
      rect([184, 194, 44, 38, 5], '#dfe9ee') +
      rect([240, 222, 98, 72, 8], main.low) +
      rect([240, 222, 98, 16, 8], '#fff', { opacity: 0.2 }) +
      path('M286 222L280 178H314L308 222Z', second.base) +
      rect([274, 168, 46, 14, 5], second.deep) +
      path('M336 270L362 306H336Z', second.base) +
      circle([340, 246, 9], '#f7e3a1') +
      rect([160, 286, 184, 12, 4], second.deep) +
      wheel(72, 22) +
      wheel(120, 22) +
      wheel(196, 30) +
      wheel(262, 22) +
      wheel(314, 22)
    )
  },
}
