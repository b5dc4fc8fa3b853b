import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, path, rect, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

const bottles = {
  square: 'M112 176Q112 164 124 164H276Q288 164 288 176V304Q288 322 270 322H130Q112 322 112 304Z',
  round:
    'M200 154C256 154 294 190 294 240C294 292 262 322 234 322H166C138 322 106 292 106 240C106 190 144 154 200 154Z',
  tall: 'M144 150Q144 140 154 140H246Q256 140 256 150V306Q256 322 240 322H160Q144 322 144 306Z',
}

export const perfume: Good = {
  nouns: ['Eau de Parfum', 'Eau de Toilette', 'Body Mist', 'Cologne', 'Travel Spray'],
  traits: [
    'Cedar & Fig',
    'Neroli & Salt',
    'Amber & Smoke',
    'White Tea',
    'Vetiver & Lime',
    'Iris & Suede',
  ],
  variants: ['30 ml', '50 ml', '100 ml', '15 ml'],
  genders: ['f', 'm', 'unisex'],
  facts: [
    'Opens bright, settles in twenty minutes, stays close to the skin until evening.',
    'Blended in small lots and rested for six weeks before filling.',
    'The cap is weighted and turns to face the label.',
    'Alcohol is grain-based; no phthalates, no dye.',
    'Every carton holds a card with the three notes, for testers.',
  ],
  msrp: [28, 120],
  box: [3, 2, 5],
  weight: [11, 'oz'],
  innerQuantities: [4, 6, 12],
  shelfMonths: 36,
  category: 'beauty',
  stance: 'tall',
  scale: 1.14,
  draw(kit) {
    const { main, second, seeded } = kit
    const body = bottles[seeded.pick(['square', 'round', 'tall'] as const)]
    const gold = oklch(0.8, 0.075, 85)
    const ball = seeded.chance(0.4)
    return (
      (ball
        ? circle([200, 92, 34], second.base) + circle([190, 82, 10], '#fff', { opacity: 0.4 })
        : rect([166, 70, 68, 62, 6], second.base) + rect([166, 70, 68, 62, 6], kit.roll)) +
      rect([176, 124, 48, 34, 3], gold) +
      rect([176, 124, 48, 34, 3], kit.roll) +
      path(body, main.pale) +
      kit.clipped(
        body,
        rect([90, 206, 220, 130], main.base, { opacity: 0.85 }) +
          rect([90, 206, 220, 4], main.high) +
          path('M120 150H152L132 330H100Z', '#fff', { opacity: 0.3 }),
      ) +
      kit.rounded(body) +
      rect([164, 222, 72, 66, 3], WHITE) +
      drawMark(kit.mark, [200, 244, 13], main.deep) +
      smallPrint([200, 266, 42], main.ink)
    )
  },
}
