import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { ellipse, group, line, path, rect } from '../../art/shapes.ts'

export const headphones: Good = {
  nouns: ['Wireless Headphones', 'Over-Ear Headphones', 'Travel Headphones', 'Studio Headphones'],
  traits: ['Noise-Reducing', 'Foldable', '40-Hour', 'Low-Latency', 'Volume-Limited'],
  facts: [
    'Forty hours to a charge, three more from ten minutes on the cable.',
    'Ear cushions come off and can be bought again.',
    'Two microphones that hear a voice and not the street.',
    'Folds flat into the case it comes with.',
    'Works by cable when the battery does not.',
  ],
  msrp: [38, 180],
  box: [8, 7, 3.4],
  weight: [1.2, 'lbs'],
  innerQuantities: [2, 4, 10],
  category: 'other',
  stance: 'tall',
  draw(kit) {
    const { main, second } = kit
    let svg =
      line('M108 230C96 116 150 84 200 84C250 84 304 116 292 230', main.deep, { width: 22 }) +
      line('M122 160C134 112 166 96 200 96C234 96 266 112 278 160', second.base, { width: 9 })
    for (const side of ['translate(112 0)', 'translate(288 0) scale(-1 1)'])
      svg += group(
        side,
        rect([6, 206, 40, 116, 20], second.ink) +
          path(
            'M20 204Q-32 200 -34 264Q-32 326 20 322Q34 320 34 300V226Q34 206 20 204Z',
            main.base,
          ) +
          path('M14 214Q-22 214 -24 262Q-24 240 14 232Z', '#fff', { opacity: 0.25 }) +
          ellipse([-2, 264, 18, 30], main.low) +
          rect([-8, 176, 12, 34, 5], oklch(0.82, 0.01, 80)),
      )
    return (
      svg +
      drawMark(kit.mark, [112, 264, 10], second.base) +
      drawMark(kit.mark, [288, 264, 10], second.base)
    )
  },
}
