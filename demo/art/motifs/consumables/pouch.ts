import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { circle, path, rect, repeat, WHITE } from '../../shapes.ts'
import { smallPrint } from '../../small-print.ts'

export const pouch: Motif = {
  category: 'consumables',
  stance: 'tall',
  scale: 1.08,
  draw(kit) {
    const { main, second, seeded } = kit
    const body =
      'M108 92H292L284 128Q296 200 300 296Q302 322 276 322H124Q98 322 100 296Q104 200 116 128Z'
    const style = seeded.pick(['hill', 'sun', 'split'])
    const scene = {
      hill: path('M90 262Q160 206 214 250T320 226V340H90Z', second.base),
      sun: circle([200, 330, 92], second.base),
      split: path('M90 230L310 170V340H90Z', second.base),
    }
    return (
      path(body, main.base) +
      kit.clipped(
        body,
        scene[style] +
          path('M100 128Q140 160 128 322H90Z', '#000', { opacity: 0.1 }) +
          path('M300 128Q262 160 272 322H310Z', '#000', { opacity: 0.13 }) +
          path('M132 128L150 110L142 322H128Z', '#fff', { opacity: 0.16 }),
      ) +
      rect([106, 74, 188, 24, 3], main.low) +
      repeat(15, (i) => rect([112 + i * 12, 77, 2, 18, 1], '#000', { opacity: 0.12 })) +
      circle([200, 112, 9], WHITE, { opacity: 0.5 }) +
      circle([200, 182, 44], WHITE) +
      drawMark(kit.mark, [200, 182, 24], main.lightness > 0.8 ? second.deep : main.deep) +
      smallPrint([200, 242, 92], style === 'sun' && second.lightness > 0.7 ? main.ink : WHITE, 2)
    )
  },
}
