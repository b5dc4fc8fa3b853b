import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { tones, type Tones } from '../../art/materials.ts'
import { line, path, rect } from '../../art/shapes.ts'

export const towels: Good = {
  nouns: ['Bath Towel Set', 'Hand Towel Set', 'Waffle Towels', 'Kitchen Towel Set', 'Guest Towels'],
  traits: ['Turkish-Cotton', 'Quick-Dry', 'Ribbed', 'Zero-Twist', 'Organic', 'Stonewashed'],
  variants: ['Set of 4', '4-Piece', 'Set of 4 Hand', 'Set of 2 + 2'],
  facts: [
    'Six hundred grams to the square metre: thick, and dry by morning.',
    'Loops are combed long-staple cotton; they shed once, and then no more.',
    'Double-turned hems with a hanging tab.',
    'Pre-washed in spring water, if the mill is to be believed.',
    'Banded in fours with a bamboo pin.',
  ],
  msrp: [24, 98],
  box: [14, 10, 7],
  weight: [3.6, 'lbs'],
  innerQuantities: [2, 4, 6],
  category: 'home',
  stance: 'wide',
  scale: 1.08,
  draw(kit) {
    const { main, second, seeded } = kit
    const third = tones(seeded.pick(['cream', 'sand', 'sage', 'blush']))
    const fold = (y: number, colour: Tones) =>
      rect([88, y, 224, 54, 24], colour.base) +
      rect([88, y, 224, 54, 24], kit.roll) +
      path(`M104 ${y + 27}Q96 ${y + 27} 96 ${y + 27}M112 ${y + 27}H312`, 'none') +
      line(`M110 ${y + 27}H308`, colour.deep, { width: 3, opacity: 0.5 }) +
      rect([250, y, 10, 54], colour.low) +
      rect([268, y, 5, 54], colour.low)
    const order = seeded.chance(0.5) ? [main, third, main, second] : [main, main, second, third]
    return (
      order.map((colour, i) => fold(268 - i * 52, colour)).join('') +
      rect([150, 108, 44, 216, 2], second.ink, { opacity: 0.12 }) +
      rect([146, 108, 44, 214, 2], '#fffdf8') +
      drawMark(kit.mark, [168, 214, 15], main.lightness > 0.8 ? second.deep : main.deep)
    )
  },
}
