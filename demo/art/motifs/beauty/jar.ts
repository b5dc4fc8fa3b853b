import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { ellipse, path, rect, WHITE } from '../../shapes.ts'
import { smallPrint } from '../../small-print.ts'

export const jar: Motif = {
  category: 'beauty',
  stance: 'tall',
  scale: 1.3,
  draw(kit) {
    const { main, second, seeded } = kit
    const h = seeded.between(0, 24)
    const lid = `M112 ${196 - h}Q112 ${186 - h} 122 ${186 - h}H278Q288 ${186 - h} 288 ${196 - h}V${238 - h}H112Z`
    const body = `M106 ${238 - h}H294V294Q294 322 262 322H138Q106 322 106 294Z`
    let svg =
      path(body, main.pale) +
      path(`M118 ${246 - h}H282V290Q282 312 258 312H142Q118 312 118 290Z`, main.high) +
      kit.rounded(body)
    svg +=
      path(lid, second.base) +
      kit.rounded(lid) +
      rect([112, 232 - h, 176, 6], '#000', { opacity: 0.12 }) +
      ellipse([200, 187 - h, 82, 5], '#fff', { opacity: 0.28 })
    return (
      svg +
      rect([148, 252 - h, 104, 54 + h * 0.6, 3], WHITE) +
      drawMark(kit.mark, [200, 270 - h * 0.7, 12], main.deep) +
      smallPrint([200, 289 - h * 0.4, 56], main.ink)
    )
  },
}
