import type { Good } from '../good.ts'
import { circle, ellipse, line, rect, repeat } from '../../art/shapes.ts'
import { oklch } from '../../art/oklch.ts'
import { paw } from '../../art/paw-and-bone.ts'

export const scratcher: Good = {
  nouns: ['Scratching Post', 'Cat Perch', 'Sisal Post', 'Cat Tree', 'Scratch Tower'],
  traits: ['Sisal-Wrapped', 'Two-Level', 'Compact', 'Sturdy-Base', 'Carpeted'],
  sizes: ['24 in', '32 in', '36 in'],
  facts: [
    'Sisal is wound under tension and stapled where claws cannot find it.',
    'A base heavy enough for a running jump.',
    'Goes together with one key in four minutes.',
    'The perch is soft, washable and always occupied.',
    'Spare rope sold apart, though it is rarely needed.',
  ],
  msrp: [28, 120],
  box: [20, 16, 32],
  weight: [12, 'lbs'],
  innerQuantities: [1, 2],
  category: 'pet',
  stance: 'tall',
  scale: 1.04,
  alone: true,
  draw(kit) {
    const { main, second, seeded } = kit
    const rope = oklch(0.8, 0.06, 80)
    const shelf = seeded.chance(0.5)
    const side = seeded.pick([-1, 1])
    const ball = 200 + side * 78
    return (
      rect([96, 296, 208, 26, 8], main.base) +
      rect([96, 296, 208, 10, 5], main.high) +
      rect([176, 104, 48, 194], rope) +
      repeat(16, (i) =>
        line(`M176 ${116 + i * 12}L224 ${108 + i * 12}`, oklch(0.66, 0.07, 70), { opacity: 0.7 }),
      ) +
      rect([176, 104, 48, 194], kit.roll) +
      (shelf ? rect([200 + (side > 0 ? -110 : 10), 204, 100, 16, 8], main.base) : '') +
      ellipse([200, 98, 92, 22], main.low) +
      ellipse([200, 92, 92, 20], main.base) +
      ellipse([200, 90, 70, 12], second.base) +
      line(`M${ball} 104V170`, second.deep, { width: 3 }) +
      circle([ball, 184, 17], second.base) +
      circle([ball - 5, 178, 5], '#fff', { opacity: 0.4 }) +
      paw([200, 312, 10], second.base)
    )
  },
}
