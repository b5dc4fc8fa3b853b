import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, ellipse, path, rect, repeat, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

const powders = [
  [0.6, 0.15, 35],
  [0.76, 0.14, 78],
  [0.52, 0.07, 120],
  [0.45, 0.06, 50],
  [0.84, 0.04, 85],
] as const

export const spice: Good = {
  nouns: [
    'Smoked Paprika',
    'Garam Masala',
    'Everything Seasoning',
    'Taco Seasoning',
    'Ground Cinnamon',
    'Herb Salt',
  ],
  traits: ['Single-Origin', 'Organic', 'Coarse-Ground', 'House', 'Toasted'],
  variants: ['2 oz', '2.5 oz', '3 oz', '55 g'],
  facts: [
    'Ground the week it is filled, which is why the colour is loud.',
    'Glass jar with a sifter that turns from shake to spoon.',
    'Bought straight from growers, one harvest at a time.',
    'No anti-caking agent; give it a tap.',
    'Good on eggs, better on roast vegetables.',
  ],
  msrp: [5, 14],
  box: [2, 2, 4.2],
  weight: [3, 'oz'],
  innerQuantities: [6, 12, 24],
  shelfMonths: 24,
  category: 'consumables',
  stance: 'tall',
  scale: 1.14,
  draw(kit) {
    const { main, second, seeded } = kit
    const [lightness, chroma, hue] = seeded.pick(powders)
    const body =
      'M140 144H260Q270 152 270 170V302Q270 322 250 322H150Q130 322 130 302V170Q130 152 140 144Z'
    return (
      path(body, oklch(0.95, 0.012, 200)) +
      kit.clipped(
        body,
        path('M120 186Q160 172 200 184T280 178V330H120Z', oklch(lightness, chroma, hue)) +
          repeat(26, () =>
            circle(
              [seeded.between(134, 266), seeded.between(188, 318), 2.6],
              oklch(lightness - 0.12, chroma, hue),
            ),
          ),
      ) +
      kit.rounded(body) +
      rect([134, 84, 132, 58, 7], main.base) +
      rect([134, 84, 132, 58, 7], kit.roll) +
      rect([134, 126, 132, 5], main.deep, { opacity: 0.5 }) +
      ellipse([200, 86, 60, 5], '#fff', { opacity: 0.25 }) +
      rect([130, 206, 140, 84], WHITE) +
      rect([130, 206, 140, 14], second.base) +
      drawMark(kit.mark, [200, 242, 15], main.lightness > 0.8 ? second.deep : main.deep) +
      smallPrint([200, 266, 62], main.ink)
    )
  },
}
