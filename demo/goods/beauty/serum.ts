import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { path, rect, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const serum: Good = {
  nouns: ['Face Serum', 'Hydrating Serum', 'Brightening Drops', 'Facial Oil', 'Night Serum'],
  traits: [
    'Vitamin C',
    'Hyaluronic',
    'Niacinamide 10%',
    'Rosehip',
    'Peptide',
    'Retinol-Alternative',
  ],
  variants: ['1 oz', '30 ml', '50 ml', '0.5 oz'],
  facts: [
    'A stable form of the active, kept behind tinted glass.',
    'Four drops, morning or night, under a moisturiser.',
    'Absorbs without tack; make-up sits well on top.',
    'Fragrance-free and essential-oil-free.',
    'The dropper is marked in quarter millilitres.',
    'Clinical panel of 52 people over eight weeks; report on request.',
  ],
  msrp: [18, 88],
  box: [1.6, 1.6, 4.4],
  weight: [3.5, 'oz'],
  innerQuantities: [6, 12, 24],
  shelfMonths: 18,
  category: 'beauty',
  stance: 'tall',
  scale: 1.12,
  draw(kit) {
    const { main, second, seeded } = kit
    const half = seeded.between(44, 56)
    const top = seeded.between(168, 184)
    const [left, right] = [200 - half, 200 + half]
    const wide = 2 * half
    const body = `M${left} ${top + 22}Q${left} ${top} ${left + 24} ${top}H${right - 24}Q${right} ${top} ${right} ${top + 22}V308Q${right} 322 ${right - 14} 322H${left + 14}Q${left} 322 ${left} 308Z`
    let svg =
      path(`M184 72Q184 58 200 58Q216 58 216 72L220 122H180Z`, second.ink) +
      path('M188 74Q190 64 198 63L196 120H186Z', '#fff', { opacity: 0.18 })
    svg +=
      rect([174, 118, 52, 34, 4], oklch(0.8, 0.06, 85)) +
      rect([174, 118, 52, 34, 4], kit.roll) +
      rect([182, 150, 36, 20, 2], main.low)
    svg +=
      path(body, main.base) +
      path(
        `M${left + 8} 246H${right - 8}V304Q${right - 8} 314 ${right - 18} 314H${left + 18}Q${left + 8} 314 ${left + 8} 304Z`,
        main.deep,
        { opacity: 0.35 },
      ) +
      kit.rounded(body)
    svg +=
      rect([left + 10, 214, wide - 20, 74, 3], WHITE) +
      drawMark(kit.mark, [200, 238, 13], main.deep) +
      smallPrint([200, 262, 48], main.ink)
    return svg + rect([left + 7, top + 14, 6, 110, 3], '#fff', { opacity: 0.4 })
  },
}
