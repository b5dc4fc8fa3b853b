import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { ellipse, line, path, rect, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const candle: Good = {
  nouns: ['Soy Candle', 'Scented Candle', 'Ceramic Candle', 'Jar Candle', 'Two-Wick Candle'],
  traits: ['Cedar & Smoke', 'Fig Leaf', 'Sea Salt', 'Amber', 'Tomato Leaf', 'Vanilla Oak', 'Rain'],
  variants: ['8 oz', '10 oz', '12 oz', '14 oz'],
  facts: [
    'Soy and coconut wax, cotton wick, about fifty-five hours of evening.',
    'The vessel is glazed inside and becomes a cup when the wax is gone.',
    'Throws its scent with the lid off and keeps it with the lid on.',
    'Poured by hand in lots of two hundred; slight marks are part of it.',
    'Dust cover, matches and a card in every box.',
  ],
  msrp: [14, 58],
  box: [3.4, 3.4, 4],
  weight: [1.2, 'lbs'],
  innerQuantities: [4, 6, 12],
  shelfMonths: 24,
  category: 'home',
  stance: 'tall',
  scale: 1.16,
  draw(kit) {
    const { main, second, seeded } = kit
    const half = seeded.between(66, 84)
    const top = seeded.between(168, 190)
    const [left, right] = [200 - half, 200 + half]
    const body = `M${left} ${top}H${right}V300Q${right} 322 ${right - 24} 322H${left + 24}Q${left} 322 ${left} 300Z`
    let svg = ellipse([200, top - 38, 92, 92], kit.glow) + ellipse([200, top, half, 14], main.low)
    svg +=
      ellipse([200, top + 4, half - 8, 10], oklch(0.96, 0.025, 88)) +
      line(`M200 ${top + 2}V${top - 16}`, oklch(0.3, 0.02, 60), { width: 3 }) +
      path(
        `M200 ${top - 60}C218 ${top - 38} 214 ${top - 14} 200 ${top - 12}C186 ${top - 14} 182 ${top - 38} 200 ${top - 60}Z`,
        oklch(0.82, 0.15, 75),
      ) +
      path(
        `M200 ${top - 40}C209 ${top - 28} 207 ${top - 15} 200 ${top - 14}C193 ${top - 15} 191 ${top - 28} 200 ${top - 40}Z`,
        oklch(0.95, 0.09, 95),
      )
    svg += kit.clipped(
      `M${left} ${top}Q${left} ${top + 14} 200 ${top + 14}Q${right} ${top + 14} ${right} ${top}V330H${left}Z`,
      path(body, main.base) + kit.rounded(body),
    )
    return (
      svg +
      rect([200 - half * 0.58, top + 44, half * 1.16, 72, 3], WHITE) +
      drawMark(kit.mark, [200, top + 68, 14], second.deep) +
      smallPrint([200, top + 92, half * 0.8], main.ink)
    )
  },
}
