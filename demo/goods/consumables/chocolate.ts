import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { path, rect, repeat, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const chocolate: Good = {
  nouns: [
    'Dark Chocolate Bar',
    'Milk Chocolate Bar',
    'White Chocolate Bar',
    'Filled Chocolate Bar',
  ],
  traits: ['Sea Salt', 'Hazelnut', 'Orange Peel', 'Toasted Coconut', 'Espresso', 'Raspberry'],
  variants: ['2.8 oz', '3 oz', '100 g', '6-Pack'],
  facts: [
    'Stone-ground for two days from beans bought above the fair price.',
    'Snaps cleanly and melts slowly; temper is checked on every batch.',
    'Wrapped in foil and paper, no plastic.',
    'Ships cool from May to September, at cost.',
    'Twelve to a display caddy that opens into a counter unit.',
  ],
  msrp: [4, 12],
  box: [6, 3, 0.5],
  weight: [3, 'oz'],
  innerQuantities: [10, 12, 24],
  shelfMonths: 14,
  category: 'consumables',
  stance: 'flat',
  scale: 1.04,
  draw(kit) {
    const { main, second, seeded } = kit
    const [lightness, chroma, hue] = seeded.pick([
      [0.36, 0.05, 45],
      [0.5, 0.075, 52],
      [0.9, 0.05, 88],
    ] as const)
    const cocoa = (darker: number) => oklch(lightness - darker, chroma, hue)
    return (
      kit.cast('M126 66H274V334H126Z') +
      rect([130, 62, 140, 120, 5], cocoa(0)) +
      repeat(6, (i) => {
        const [x, y] = [138 + (i % 3) * 43, 70 + Math.floor(i / 3) * 44]
        return rect([x, y, 38, 39, 4], cocoa(-0.05)) + rect([x + 5, y + 5, 28, 29, 3], cocoa(0.02))
      }) +
      path(
        'M124 158L140 146L156 158L172 146L188 158L204 146L220 158L236 146L252 158L268 146L276 154V176H124Z',
        oklch(0.86, 0.015, 85),
      ) +
      rect([120, 168, 160, 170, 3], main.base) +
      rect([120, 168, 160, 14], second.base) +
      rect([120, 324, 160, 14], second.base) +
      path('M262 168H280V338H262Z', '#000', { opacity: 0.1 }) +
      rect([146, 200, 108, 102, 3], WHITE) +
      drawMark(kit.mark, [200, 236, 21], main.lightness > 0.8 ? second.deep : main.deep) +
      smallPrint([200, 274, 68], main.ink)
    )
  },
}
