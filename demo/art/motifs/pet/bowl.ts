import { bone, paw } from './paw-and-bone.ts'
import type { Motif } from '../../motif.ts'
import { oklch } from '../../oklch.ts'
import { circle, path, WHITE } from '../../shapes.ts'

export const bowl: Motif = {
  category: 'pet',
  stance: 'wide',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const kb = oklch(0.6, 0.09, 58)
    let svg = ''
    const body = 'M94 226L72 306Q70 322 86 322H314Q330 322 328 306L306 226Z'
    for (let i = 0; i < 22; i++)
      svg += circle(
        [
          112 + (i % 11) * 17.6 + seeded.between(-3, 3),
          214 - (i > 10 ? 15 : 0) - Math.sin(((i % 11) / 10) * 3.14) * 20 + seeded.between(-3, 3),
          11,
        ],
        i % 3 ? kb : oklch(0.52, 0.09, 52),
      )
    svg +=
      path(body, main.base) +
      kit.rounded(body) +
      path('M90 220Q90 212 98 212H302Q310 212 310 220V234H90Z', main.high) +
      path('M74 300L71 312Q71 322 86 322H314Q329 322 329 312L326 300Z', second.base)
    return svg + (seeded.chance(0.5) ? bone([200, 267, 34], WHITE) : paw([200, 262, 26], WHITE))
  },
}
