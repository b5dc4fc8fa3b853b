import type { Good } from '../good.ts'
import { ellipse, line, path, rect } from '../../art/shapes.ts'
import { oklch } from '../../art/oklch.ts'
import { drawMark } from '../../art/marks.ts'

export const pot: Good = {
  nouns: ['Dutch Oven', 'Cast-Iron Casserole', 'Covered Stockpot', 'Braiser', 'Enamelled Pot'],
  traits: ['Enamelled', 'Heavy-Gauge', 'Five-Quart', 'Seven-Quart', 'Oven-Safe'],
  facts: [
    'Three coats of enamel over sand-cast iron.',
    'Works on induction, gas, glass and an open fire.',
    'Drops inside the lid return the steam to the roast.',
    'The knob takes 500 degrees; handles fit a folded towel.',
    'Chips are covered by a ten-year promise.',
    'Carton has been drop-tested from a metre, full.',
  ],
  msrp: [68, 240],
  box: [13, 10, 7],
  weight: [11.5, 'lbs'],
  innerQuantities: [1, 2],
  category: 'home',
  stance: 'wide',
  scale: 1.08,
  materials: [
    'terracotta',
    'brick',
    'forest',
    'navy',
    'ochre',
    'teal',
    'charcoal',
    'cream',
    'sage',
  ],
  draw(kit) {
    const { main, second, seeded } = kit
    const body = 'M90 204H310V278Q310 322 264 322H136Q90 322 90 278Z'
    const lid = 'M94 200Q104 142 200 138Q296 142 306 200Z'
    const knob = oklch(0.8, 0.06, 85)
    return (
      line('M92 226H62Q52 226 52 240T66 254H92', main.deep, { width: 14 }) +
      line('M308 226H338Q348 226 348 240T334 254H308', main.deep, { width: 14 }) +
      path(body, main.base) +
      kit.rounded(body) +
      path(lid, main.base) +
      path('M120 182Q138 152 196 148Q150 160 136 190Z', '#fff', { opacity: 0.3 }) +
      kit.rounded(lid) +
      rect([84, 194, 232, 15, 7], main.low) +
      rect([190, 120, 20, 22, 3], knob) +
      ellipse([200, 118, 24, 11], knob) +
      ellipse([196, 115, 12, 4], '#fff', { opacity: 0.5 }) +
      (seeded.chance(0.5)
        ? drawMark(kit.mark, [200, 264, 22], second.base)
        : rect([90, 292, 220, 7], second.base, { opacity: 0.8 }))
    )
  },
}
