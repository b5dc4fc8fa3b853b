import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { oklch } from '../../oklch.ts'
import { ellipse, line, path, rect, WHITE } from '../../shapes.ts'
import { smallPrint } from '../../small-print.ts'

export const candle: Motif = {
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
