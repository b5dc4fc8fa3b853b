import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { path, rect, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const oil: Good = {
  nouns: [
    'Extra Virgin Olive Oil',
    'Hot Sauce',
    'Avocado Oil',
    'Apple Cider Vinegar',
    'Chili Oil',
    'Toasted Sesame Oil',
  ],
  traits: ['Small-Batch', 'Reserve', 'Organic', 'Estate', 'Unfiltered'],
  variants: ['250 ml', '375 ml', '500 ml', '8.5 oz'],
  facts: [
    'Made in lots small enough to taste one by one, bottled away from light.',
    'Balanced enough for finishing, sturdy enough for the pan.',
    'The pourer is set in the neck and does not drip.',
    'Harvest year and maker printed on every bottle.',
    'Twelve to a case with dividers; breakage below one in a thousand.',
  ],
  msrp: [8, 34],
  box: [2.4, 2.4, 9.5],
  weight: [1.4, 'lbs'],
  innerQuantities: [6, 12],
  shelfMonths: 20,
  category: 'consumables',
  stance: 'tall',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const half = seeded.between(42, 52)
    const [left, right] = [200 - half, 200 + half]
    const wide = 2 * half
    const body = `M186 92H214V138Q214 158 ${right - 12} 172Q${right} 182 ${right} 200V306Q${right} 322 ${right - 16} 322H${left + 16}Q${left} 322 ${left} 306V200Q${left} 182 ${left + 12} 172Q186 158 186 138Z`
    let svg =
      path(body, main.deep) +
      kit.clipped(body, path(`M130 168Q200 178 270 168V330H130Z`, main.base)) +
      kit.rounded(body)
    svg +=
      rect([180, 66, 40, 34, 4], second.deep) +
      rect([180, 66, 40, 34, 4], kit.roll) +
      rect([183, 100, 34, 6, 2], second.base)
    svg +=
      rect([left, 204, wide, 84], WHITE) +
      rect([left, 204, wide, 8], second.base) +
      rect([left, 280, wide, 8], second.base) +
      drawMark(kit.mark, [200, 236, 15], main.low) +
      smallPrint([200, 262, 50], main.ink)
    return svg + rect([left + 6, 190, 6, 120, 3], '#fff', { opacity: 0.32 })
  },
}
