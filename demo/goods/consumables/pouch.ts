import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { circle, path, rect, repeat, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const pouch: Good = {
  nouns: [
    'Trail Mix',
    'Kettle Chips',
    'Plantain Crisps',
    'Cheddar Popcorn',
    'Roasted Almonds',
    'Veggie Straws',
  ],
  traits: ['Sea Salt', 'Smoky Paprika', 'Rosemary', 'Maple', 'Lightly Salted', 'Chili Lime'],
  variants: ['5 oz', '6 oz', '8 oz', 'Sharing Size'],
  facts: [
    'Popped or cooked in avocado oil, seasoned while warm.',
    'Zip top that closes without a lesson.',
    'Gluten-free kitchen, tested by lot.',
    'Nothing in it that a grandmother would not recognise.',
    'Case doubles as a peg or shelf display.',
  ],
  msrp: [4, 14],
  box: [7, 3, 9.5],
  weight: [7, 'oz'],
  innerQuantities: [8, 12, 15],
  shelfMonths: 8,
  category: 'consumables',
  stance: 'tall',
  scale: 1.08,
  draw(kit) {
    const { main, second, seeded } = kit
    const body =
      'M108 92H292L284 128Q296 200 300 296Q302 322 276 322H124Q98 322 100 296Q104 200 116 128Z'
    const style = seeded.pick(['hill', 'sun', 'split'])
    const scene = {
      hill: path('M90 262Q160 206 214 250T320 226V340H90Z', second.base),
      sun: circle([200, 330, 92], second.base),
      split: path('M90 230L310 170V340H90Z', second.base),
    }
    return (
      path(body, main.base) +
      kit.clipped(
        body,
        scene[style] +
          path('M100 128Q140 160 128 322H90Z', '#000', { opacity: 0.1 }) +
          path('M300 128Q262 160 272 322H310Z', '#000', { opacity: 0.13 }) +
          path('M132 128L150 110L142 322H128Z', '#fff', { opacity: 0.16 }),
      ) +
      rect([106, 74, 188, 24, 3], main.low) +
      repeat(15, (i) => rect([112 + i * 12, 77, 2, 18, 1], '#000', { opacity: 0.12 })) +
      circle([200, 112, 9], WHITE, { opacity: 0.5 }) +
      circle([200, 182, 44], WHITE) +
      drawMark(kit.mark, [200, 182, 24], main.lightness > 0.8 ? second.deep : main.deep) +
      smallPrint([200, 242, 92], style === 'sun' && second.lightness > 0.7 ? main.ink : WHITE, 2)
    )
  },
}
