import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { path, rect, WHITE } from '../../shapes.ts'
import { smallPrint } from '../../small-print.ts'

export const oil: Motif = {
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
