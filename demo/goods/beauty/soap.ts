import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { circle, path, rect, repeat } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const soap: Good = {
  nouns: ['Bar Soap Duo', 'Triple-Milled Soap', 'Shampoo Bar', 'Cleansing Bar', 'Exfoliating Bar'],
  traits: ['Oatmeal', 'Charcoal', 'Goat-Milk', 'Sea Salt', 'Lavender', 'Pine Tar'],
  variants: ['Set of 2', '2 x 5 oz', 'Pack of 2'],
  facts: [
    'Cold-processed and cured for five weeks, so it lasts in the dish.',
    'Milled three times: hard, smooth, slow to disappear.',
    'Wrapped in paper that can be planted, or at least composted.',
    'Coconut and olive base with nothing that needs a chemist to pronounce.',
    'Two bars banded together, barcode on the band.',
  ],
  msrp: [8, 26],
  box: [3.6, 2.4, 2.6],
  weight: [10, 'oz'],
  innerQuantities: [6, 12, 24],
  shelfMonths: 36,
  category: 'beauty',
  stance: 'wide',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const bar = (y: number, fill: string) =>
      rect([88, y, 224, 66, 16], fill) +
      rect([88, y, 224, 66, 16], kit.roll) +
      rect([104, y + 6, 192, 8, 4], '#fff', { opacity: 0.3 })
    const speckled = seeded.chance(0.5)
    return (
      bar(256, main.base) +
      (speckled
        ? repeat(16, () =>
            circle(
              [seeded.between(104, 296), seeded.between(272, 314), seeded.between(1.6, 4)],
              second.deep,
              { opacity: 0.6 },
            ),
          )
        : path('M88 284Q150 266 200 286T312 280V298Q250 312 200 300T88 304Z', second.base, {
            opacity: 0.7,
          })) +
      bar(188, main.high) +
      rect([152, 186, 96, 138, 2], second.base) +
      rect([152, 186, 96, 68], '#fff', { opacity: 0.08 }) +
      rect([162, 196, 76, 118, 2], second.pale, { opacity: 0.5 }) +
      drawMark(kit.mark, [200, 236, 22], second.deep) +
      smallPrint([200, 274, 54], second.ink, 3)
    )
  },
}
