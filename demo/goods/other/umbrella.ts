import type { Good } from '../good.ts'
import { line, path, repeat } from '../../art/shapes.ts'
import { oklch } from '../../art/oklch.ts'

export const umbrella: Good = {
  nouns: ['Stick Umbrella', 'Compact Umbrella', 'Golf Umbrella', 'Folding Umbrella'],
  traits: ['Windproof', 'Auto-Open', 'Fibreglass-Frame', 'Canopy-Vent', 'Wood-Handle'],
  facts: [
    'Ribs bend in a gust and spring back.',
    'Tested in a wind tunnel to fifty miles an hour.',
    'Canopy dries with one shake.',
    'Handle of real wood, steamed to its curve.',
    'Opens by one button and closes by the same.',
  ],
  msrp: [18, 64],
  box: [34, 4, 4],
  weight: [1.1, 'lbs'],
  innerQuantities: [6, 12],
  category: 'other',
  stance: 'tall',
  alone: true,
  draw(kit) {
    const { main, second, seeded } = kit
    const canopy =
      'M56 214C60 130 124 86 200 86C276 86 340 130 344 214Q320 192 296 212Q272 190 248 212Q224 190 200 212Q176 190 152 212Q128 190 104 212Q80 192 56 214Z'
    const panels = seeded.chance(0.6)
    return (
      line('M200 200V296Q200 320 222 320T244 298', oklch(0.6, 0.06, 60), { width: 10 }) +
      line('M200 86V70', second.deep, { width: 7 }) +
      path(canopy, main.base) +
      kit.clipped(
        canopy,
        (panels
          ? path('M200 86Q150 130 152 220H248Q250 130 200 86Z', second.base) +
            path(
              'M200 86Q70 110 56 220H104Q110 130 200 86ZM200 86Q330 110 344 220H296Q290 130 200 86Z',
              second.base,
            )
          : path('M50 170Q200 130 350 170V186Q200 146 50 186Z', second.base)) +
          path('M56 214C60 130 124 86 190 86Q110 110 96 214Z', '#fff', { opacity: 0.14 }) +
          path('M344 214C340 130 276 86 214 86Q290 120 300 214Z', '#000', { opacity: 0.1 }),
      ) +
      repeat(2, (i) =>
        line(i ? 'M200 86Q252 130 248 212' : 'M200 86Q148 130 152 212', main.deep, {
          opacity: 0.4,
        }),
      )
    )
  },
}
