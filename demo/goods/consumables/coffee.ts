import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { circle, ellipse, group, line, path, rect, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const coffee: Good = {
  nouns: [
    'Whole Bean Coffee',
    'Ground Coffee',
    'Espresso Roast',
    'Decaf Coffee',
    'Breakfast Blend',
  ],
  traits: ['Single-Origin', 'Fair-Trade', 'House', 'Slow-Roasted', 'High-Altitude', 'Small-Batch'],
  variants: ['12 oz', '10 oz', '1 lb', '2 lb'],
  facts: [
    'Roasted to order in thirty-kilo batches and bagged the same afternoon.',
    'Cocoa and dried cherry in the cup, low acid, long finish.',
    'One-way valve and a tin tie that still closes at the last spoon.',
    'Grown above 1,600 metres by a co-operative of ninety families.',
    'Good in a dripper; it forgives a French press.',
    'Roast date on the back, best within a year.',
  ],
  msrp: [11, 24],
  box: [5, 3.2, 9.5],
  weight: [12.6, 'oz'],
  innerQuantities: [6, 8, 12],
  shelfMonths: 12,
  category: 'consumables',
  stance: 'tall',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const half = seeded.between(70, 82)
    const [left, right] = [200 - half, 200 + half]
    const wide = 2 * half
    const body = `M${left + 10} 78H${right - 10}L${right} 128L${right + 4} 306Q${right + 4} 322 ${right - 14} 322H${left + 14}Q${left - 4} 322 ${left - 4} 306L${left} 128Z`
    let svg =
      path(body, main.base) +
      kit.clipped(
        body,
        path(`M${left - 6} 128L${left + 26} 150V322H${left - 8}Z`, '#000', {
          opacity: 0.1,
        }) +
          path(`M${right + 6} 128L${right - 26} 150V322H${right + 8}Z`, '#000', {
            opacity: 0.15,
          }) +
          path(`M${left + 26} 150L${left + 38} 128V322H${left + 26}Z`, '#fff', {
            opacity: 0.12,
          }),
      )
    svg +=
      rect([left + 8, 66, wide - 16, 20, 3], main.low) +
      rect([left - 2, 104, wide + 4, 14, 4], second.deep) +
      circle([200, 142, 8], main.deep) +
      circle([200, 142, 4], main.low)
    svg +=
      rect([152, 166, 96, 116, 4], WHITE) +
      rect([152, 166, 96, 34, 4], second.base) +
      drawMark(kit.mark, [200, 228, 17], main.lightness > 0.75 ? second.deep : main.base)
    svg +=
      smallPrint([200, 256, 58], main.ink) +
      [0, 1, 2]
        .map((i) =>
          group(
            `translate(${176 + i * 24} 183) rotate(-24)`,
            ellipse([0, 0, 7.5, 5], second.ink, { opacity: 0.8 }) +
              line('M-6 0Q0 -3 6 0', second.base, { width: 1.5 }),
          ),
        )
        .join('')
    return svg
  },
}
