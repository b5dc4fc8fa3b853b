import type { Goods } from '../goods.ts'

export const umbrella: Goods = {
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
}
