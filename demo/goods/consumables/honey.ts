import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch, type Oklch } from '../../art/oklch.ts'
import { ellipse, line, path, rect, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

const spreads: readonly Oklch[] = [
  [0.76, 0.14, 72],
  [0.68, 0.14, 60],
  [0.52, 0.14, 28],
  [0.6, 0.11, 110],
]

export const honey: Good = {
  nouns: [
    'Raw Honey',
    'Strawberry Preserve',
    'Apricot Jam',
    'Fig Spread',
    'Orange Marmalade',
    'Peach Butter',
  ],
  traits: ['Small-Batch', 'Orchard', 'Late-Summer', 'Farmhouse', 'Country'],
  variants: ['9 oz', '12 oz', '340 g', '16 oz'],
  facts: [
    'Cooked in copper in batches of forty jars.',
    'A short list of ingredients, all of them from the orchard or the hive.',
    'Never heated longer than it needs to be.',
    'The glass is thick and worth keeping.',
    'Label is wash-off, lid is BPA-free.',
  ],
  msrp: [7, 18],
  box: [3, 3, 3.8],
  weight: [12, 'oz'],
  innerQuantities: [6, 12],
  shelfMonths: 24,
  category: 'consumables',
  stance: 'tall',
  scale: 1.2,
  draw(kit) {
    const { main, second, seeded } = kit
    const [lightness, chroma, hue] = seeded.pick(spreads)
    const fill = oklch(lightness, chroma, hue)
    const shade = oklch(lightness - 0.12, chroma, hue)
    const body =
      'M128 166Q108 178 108 204V294Q108 322 138 322H262Q292 322 292 294V204Q292 178 272 166Z'
    let svg =
      path(body, fill) +
      kit.clipped(
        body,
        path('M100 160H300V190Q250 200 200 190Q150 180 100 192Z', oklch(0.94, 0.02, 90)) +
          path('M108 290Q200 300 292 290V330H108Z', shade, { opacity: 0.5 }),
      ) +
      kit.rounded(body)
    svg +=
      path(
        'M116 122Q116 112 126 112H274Q284 112 284 122V160Q284 168 276 168H124Q116 168 116 160Z',
        main.base,
      ) +
      kit.rounded('M116 112H284V168H116Z') +
      rect([116, 150, 168, 5], main.deep, { opacity: 0.6 }) +
      ellipse([200, 114, 78, 5], '#fff', { opacity: 0.25 })
    svg +=
      path('M140 214H260V292H140Z', WHITE) +
      line('M146 220H254V286H146Z', main.deep, { width: 1.5, opacity: 0.5 }) +
      drawMark(kit.mark, [200, 244, 16], shade) +
      smallPrint([200, 268, 56], second.ink)
    return svg + rect([117, 200, 7, 90, 3.5], '#fff', { opacity: 0.4 })
  },
}
