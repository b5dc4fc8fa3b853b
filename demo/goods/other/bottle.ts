import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { line, path, rect, WHITE } from '../../art/shapes.ts'

export const bottle: Good = {
  nouns: ['Insulated Bottle', 'Water Bottle', 'Steel Flask', 'Sport Bottle', 'Travel Bottle'],
  traits: ['Double-Wall', 'Powder-Coated', 'Leakproof', 'Wide-Mouth', 'Slim'],
  variants: ['17 oz', '20 oz', '24 oz', '32 oz'],
  facts: [
    'Cold for a day, hot for twelve hours, dry on the outside.',
    'Lid seals with a quarter turn and carries by a loop.',
    "Fits a car's cup holder, including that of a small car.",
    'Food-grade 18/8 steel; no taste of yesterday.',
    'Powder coat that shrugs off keys.',
  ],
  msrp: [16, 48],
  box: [3, 3, 10.5],
  weight: [14, 'oz'],
  innerQuantities: [6, 12, 24],
  category: 'other',
  stance: 'tall',
  scale: 1.04,
  draw(kit) {
    const { main, second, seeded } = kit
    const half = seeded.between(44, 58)
    const [left, right] = [200 - half, 200 + half]
    const wide = 2 * half
    const body = `M${left + 12} 132H${right - 12}Q${right} 146 ${right} 172V300Q${right} 322 ${right - 20} 322H${left + 20}Q${left} 322 ${left} 300V172Q${left} 146 ${left + 12} 132Z`
    let svg =
      line(`M178 96Q178 58 200 58Q222 58 222 96`, second.deep, { width: 10 }) +
      rect([left + 14, 88, wide - 28, 40, 6], second.base) +
      rect([left + 14, 88, wide - 28, 40, 6], kit.roll) +
      rect([left + 12, 124, wide - 24, 10, 2], oklch(0.84, 0.008, 80))
    const style = seeded.pick(['plain', 'fade', 'band'])
    svg +=
      path(body, main.base) +
      (style === 'fade'
        ? kit.clipped(
            body,
            path('M100 240Q200 210 300 240V330H100Z', main.high) +
              path('M100 280Q200 250 300 280V330H100Z', main.pale),
          )
        : style === 'band'
          ? kit.clipped(
              body,
              rect([100, 262, 200, 18], second.base) + rect([100, 286, 200, 6], second.base),
            )
          : '') +
      kit.rounded(body)
    return (
      svg +
      drawMark(
        kit.mark,
        [200, 210, 22],
        second.lightness > 0.7 || main.lightness < 0.6 ? WHITE : second.deep,
      ) +
      rect([left + 9, 164, 6, 120, 3], '#fff', { opacity: 0.3 })
    )
  },
}
