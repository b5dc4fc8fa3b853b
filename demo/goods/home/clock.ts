import type { Good } from '../good.ts'
import { circle, group, line, path, rect, repeat } from '../../art/shapes.ts'
import { WHITE } from '../../art/shapes.ts'

export const clock: Good = {
  nouns: ['Alarm Clock', 'Desk Clock', 'Mantel Clock', 'Bell Clock', 'Bedside Clock'],
  traits: ['Silent-Sweep', 'Twin-Bell', 'Retro', 'Powder-Coated', 'Analog'],
  facts: [
    'The hands sweep; there is no tick to lie awake to.',
    'One AA cell runs it for a year and a half.',
    'Alarm climbs in three steps before it means it.',
    'Steel case, real glass, numerals that can be read without glasses.',
    'Soft light at the press of the top.',
  ],
  msrp: [22, 68],
  box: [4.8, 2.4, 6.2],
  weight: [1.1, 'lbs'],
  innerQuantities: [4, 6, 12],
  category: 'home',
  stance: 'tall',
  scale: 1.02,
  draw(kit) {
    const { main, second, seeded } = kit
    const hours = seeded.whole(0, 11)
    const minutes = seeded.whole(0, 11) * 30
    const twin = seeded.chance(0.5)
    return (
      (twin
        ? path('M112 132A44 44 0 0 1 176 92Z', second.base) +
          path('M288 132A44 44 0 0 0 224 92Z', second.base) +
          rect([194, 70, 12, 30, 4], second.low) +
          path('M136 300L112 322H130L156 308ZM264 300L288 322H270L244 308Z', second.deep)
        : rect([120, 306, 160, 16, 6], second.base)) +
      circle([200, 214, 106], main.base) +
      circle([200, 214, 106], kit.roll) +
      circle([200, 214, 86], WHITE) +
      repeat(12, (i) =>
        group(`rotate(${i * 30} 200 214)`, rect([197, 138, 6, i % 3 ? 8 : 16, 3], main.ink)),
      ) +
      line(
        `M200 214L${200 + 44 * Math.sin((hours * Math.PI) / 6)} ${214 - 44 * Math.cos((hours * Math.PI) / 6)}`,
        main.ink,
        { width: 8 },
      ) +
      group(`rotate(${minutes} 200 214)`, line('M200 214V150', main.ink, { width: 5 })) +
      circle([200, 214, 8], second.base) +
      path('M132 178A80 80 0 0 1 196 132Q156 160 132 178Z', '#000', { opacity: 0.05 })
    )
  },
}
