import type { Good } from '../good.ts'
import { circle, line, path } from '../../art/shapes.ts'

export const glasses: Good = {
  nouns: ['Sunglasses', 'Reading Glasses', 'Blue-Light Glasses', 'Round Sunglasses'],
  traits: ['Polarized', 'Acetate', 'Bio-Based', 'Lightweight', 'UV400'],
  variants: ['Case Included', '+1.5', '+2.0', 'Polarized Lens'],
  genders: ['unisex', 'f', 'm'],
  facts: [
    'Hinges with a spring; they survive being sat upon once.',
    'Polarised lenses, category 3, scratch-coated on both sides.',
    'Cut from plant-based acetate and polished for three days.',
    'Hard case and cloth in the box.',
  ],
  msrp: [18, 98],
  box: [6.4, 2.6, 2.2],
  weight: [3, 'oz'],
  innerQuantities: [6, 12, 24],
  category: 'other',
  stance: 'wide',
  drop: 14,
  draw(kit) {
    const { main, second, seeded } = kit
    const round = seeded.chance(0.5)
    const lens = (x: number) =>
      round
        ? circle([x, 226, 62], second.deep) +
          circle([x, 226, 62], 'none', { stroke: main.base, width: 15 })
        : path(
            `M${x - 62} 180H${x + 62}Q${x + 66} 276 ${x + 6} 282Q${x - 60} 284 ${x - 62} 180Z`,
            second.deep,
            { stroke: main.base, width: 15 },
          )
    let svg =
      line('M56 200Q70 150 120 134M344 200Q330 150 280 134', main.deep, { width: 11 }) +
      lens(124) +
      lens(276)
    svg +=
      line('M186 212Q200 196 214 212', main.base, { width: 14 }) +
      path('M84 222L130 178L148 184L96 248Z', '#fff', { opacity: 0.22 }) +
      path('M236 222L282 178L300 184L248 248Z', '#fff', { opacity: 0.22 })
    return svg
  },
}
