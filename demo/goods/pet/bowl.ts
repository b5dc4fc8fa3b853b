import { bone, paw } from '../../art/paw-and-bone.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, path, WHITE } from '../../art/shapes.ts'

export const bowl: Good = {
  nouns: ['Pet Bowl', 'Slow-Feed Bowl', 'Dog Bowl', 'Cat Bowl', 'Ceramic Feeder'],
  traits: ['Non-Skid', 'Weighted', 'Spill-Proof', 'Stoneware', 'Tip-Free'],
  sizes: ['S', 'M', 'L'],
  facts: [
    'Heavy enough that a shepherd cannot take it for a walk.',
    'Food-safe glaze, no lead, dishwasher all the way.',
    'Ring of silicone below: silent on tile.',
    'Wide and shallow, kind to whiskers.',
    'Holds four cups, level.',
  ],
  msrp: [12, 38],
  box: [8.5, 8.5, 3],
  weight: [1.6, 'lbs'],
  innerQuantities: [4, 6, 12],
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
