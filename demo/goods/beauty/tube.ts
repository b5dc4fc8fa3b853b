import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { path, rect, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const tube: Good = {
  nouns: [
    'Hand Cream',
    'Face Wash',
    'Daily SPF 30 Lotion',
    'Body Polish',
    'Foot Balm',
    'Gel Cleanser',
  ],
  traits: ['Almond', 'Mineral', 'Cooling', 'Gentle', 'Cica', 'Overnight'],
  variants: ['2 oz', '3.4 oz', '75 ml', '5 oz'],
  facts: [
    'Rubs in within a minute and leaves no print on a keyboard.',
    'Aluminium-look tube with a flat cap, so that it stands on the shelf.',
    'Urea and glycerin do the work; almond does the smell.',
    'No white cast on any skin we tried it on.',
    'Sized for hand luggage.',
    'Non-comedogenic and tested for sensitivity.',
  ],
  msrp: [9, 38],
  box: [2.2, 1.4, 6.4],
  weight: [4.5, 'oz'],
  innerQuantities: [12, 24],
  shelfMonths: 24,
  category: 'beauty',
  stance: 'tall',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const half = seeded.between(48, 60)
    const [left, right] = [200 - half, 200 + half]
    const wide = 2 * half
    const body = `M${left - 6} 84H${right + 6}L${right - 10} 268H${left + 10}Z`
    let svg =
      path(body, main.base) + kit.rounded(body) + rect([left - 8, 70, wide + 16, 18, 3], main.high)
    for (let i = 0; i < 12; i++)
      svg += rect([left - 4 + i * ((wide + 6) / 12), 72, 2, 14, 1], main.low, { opacity: 0.8 })
    svg += path(
      `M${left + 8} 268H${right - 8}V314Q${right - 8} 322 ${right - 16} 322H${left + 16}Q${left + 8} 322 ${left + 8} 314Z`,
      second.base,
    )
    for (let i = 1; i < 10; i++)
      svg += rect([left + 8 + i * ((wide - 16) / 10), 274, 2, 42, 1], '#000', { opacity: 0.12 })
    svg +=
      path(`M${left - 2} 150H${right + 2}L${right - 6} 216H${left + 6}Z`, second.base, {
        opacity: 0.92,
      }) + drawMark(kit.mark, [200, 126, 14], second.base)
    return (
      svg +
      smallPrint([200, 176, 62], second.lightness > 0.7 ? main.ink : WHITE, 3) +
      path(`M${left + 4} 90L${left + 14} 260H${left + 22}L${left + 14} 90Z`, '#fff', {
        opacity: 0.25,
      })
    )
  },
}
