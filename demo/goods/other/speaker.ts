import type { Good } from '../good.ts'
import { circle, line, rect, repeat } from '../../art/shapes.ts'
import { oklch } from '../../art/oklch.ts'

export const speaker: Good = {
  nouns: ['Wireless Speaker', 'Portable Speaker', 'Desktop Speaker', 'Picnic Speaker'],
  traits: ['Waterproof', '20-Hour', 'Stereo-Pair', 'Compact', 'Party'],
  facts: [
    'Rated IPX7: it may be dropped in the shallow end.',
    'Two of them pair into stereo by holding one button.',
    'Fuller below than its size allows, and clear at the top.',
    'Twenty hours at the level of a dinner.',
    'Charges by USB-C; cable in the box.',
  ],
  msrp: [32, 160],
  box: [6, 4.5, 9],
  weight: [2.6, 'lbs'],
  innerQuantities: [2, 4, 6],
  category: 'other',
  stance: 'tall',
  scale: 1.04,
  draw(kit) {
    const { main, second, seeded } = kit
    const twin = seeded.chance(0.5)
    const cone = (y: number, radius: number) =>
      circle([200, y, radius], main.deep) +
      circle([200, y, radius - 7], oklch(0.32, 0.01, 80)) +
      circle([200, y, radius * 0.56], oklch(0.4, 0.01, 80)) +
      circle([200, y, radius * 0.3], second.base) +
      circle([200 - radius * 0.1, y - radius * 0.1, radius * 0.1], '#fff', { opacity: 0.5 })
    return (
      line('M164 96Q164 68 200 68T236 96', second.deep, { width: 10 }) +
      rect([114, 92, 172, 230, 26], main.base) +
      rect([114, 92, 172, 230, 26], kit.roll) +
      (twin
        ? cone(162, 42) + cone(252, 56)
        : rect([132, 140, 136, 164, 16], main.low) +
          repeat(88, (i) =>
            circle([145 + (i % 8) * 15.7, 152 + Math.floor(i / 8) * 14, 3.4], main.deep),
          ) +
          circle([200, 116, 9], second.base)) +
      circle([250, 112, 4], second.base)
    )
  },
}
