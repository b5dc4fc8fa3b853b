import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { path, rect, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const pump: Good = {
  nouns: ['Hand Wash', 'Body Lotion', 'Shampoo', 'Conditioner', 'Body Wash', 'Hand Lotion'],
  traits: ['Eucalyptus', 'Oat Milk', 'Bergamot', 'Unscented', 'Sea Kelp', 'Rosemary & Mint'],
  variants: ['8 oz', '12 oz', '16 oz', '500 ml'],
  facts: [
    'Plant-based cleansers that rinse clean in hard water.',
    'The pump locks for shipping and gives the same dose every time.',
    'Bottle is ninety percent recycled plastic and goes back in the bin.',
    'Scented with essential oils at a level most people call quiet.',
    'pH-balanced; safe for daily use from the age of three.',
    'A refill pouch of the same formula fits it twice.',
  ],
  msrp: [10, 36],
  box: [3, 3, 8],
  weight: [1.1, 'lbs'],
  innerQuantities: [6, 12],
  shelfMonths: 30,
  category: 'beauty',
  stance: 'tall',
  scale: 1.04,
  draw(kit) {
    const { main, second, seeded } = kit
    const half = seeded.between(50, 64)
    const [left, right] = [200 - half, 200 + half]
    const shoulder = seeded.between(10, 34)
    const body = `M${left} ${158 + shoulder}Q${left} 158 ${left + shoulder} 158H${right - shoulder}Q${right} 158 ${right} ${158 + shoulder}V304Q${right} 322 ${right - 16} 322H${left + 16}Q${left} 322 ${left} 304Z`
    const banded = seeded.chance(0.5)
    return (
      path('M150 82Q150 70 164 70H226Q236 70 236 82V98H174L152 106Q144 108 146 98Z', second.base) +
      rect([192, 96, 16, 34], second.low) +
      rect([170, 126, 60, 34, 5], second.base) +
      rect([170, 126, 60, 34, 5], kit.roll) +
      path(body, main.base) +
      (banded ? kit.clipped(body, rect([100, 276, 200, 60], second.base)) : '') +
      kit.rounded(body) +
      rect([left + 12, 192, 2 * half - 24, 76, 3], WHITE) +
      drawMark(kit.mark, [200, 216, 15], main.lightness > 0.8 ? second.deep : main.deep) +
      smallPrint([200, 242, half * 0.9], main.ink) +
      rect([left + 6, 186, 5, 116, 2.5], '#fff', { opacity: 0.35 })
    )
  },
}
