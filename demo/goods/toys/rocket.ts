import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, path, rect } from '../../art/shapes.ts'

export const rocket: Good = {
  nouns: ['Rocket Ship', 'Wooden Rocket', 'Space Rocket', 'Launch Set', 'Moon Rocket'],
  traits: ['Stackable', 'Magnetic', 'Glow-Window', 'Three-Stage', 'Chunky'],
  sizes: ['Ages 2+', 'Ages 3+'],
  facts: [
    'Comes apart in three stages and lands back together.',
    'Room for two astronauts, both included.',
    'Fins are wide: it stands on carpet.',
    'Non-toxic lacquer, corners no sharper than a biscuit.',
  ],
  msrp: [16, 46],
  box: [6, 6, 11],
  weight: [1.4, 'lbs'],
  innerQuantities: [4, 6, 12],
  category: 'toys',
  stance: 'tall',
  draw(kit) {
    const { main, second, seeded } = kit
    const body = 'M200 62C252 106 262 190 246 282H154C138 190 148 106 200 62Z'
    let svg =
      path('M152 214Q108 240 110 312L156 280Z', second.base) +
      path('M248 214Q292 240 290 312L244 280Z', second.low) +
      path('M172 282H228L236 322H164Z', second.ink)
    svg +=
      path(body, main.pale) +
      kit.clipped(
        body,
        rect([130, 50, 140, 80], main.base) + rect([130, 250, 140, 14], main.base),
      ) +
      kit.rounded(body)
    svg +=
      circle([200, 172, 30], main.deep) +
      circle([200, 172, 22], oklch(0.88, 0.05, 220)) +
      path('M184 178A22 22 0 0 1 202 151Q196 172 184 178Z', '#fff', { opacity: 0.6 }) +
      (seeded.chance(0.5)
        ? drawMark(kit.mark, [200, 226, 14], main.base)
        : circle([200, 226, 10], second.base)) +
      path('M194 226H206V318H194Z', second.base, { opacity: 0 })
    return svg
  },
}
