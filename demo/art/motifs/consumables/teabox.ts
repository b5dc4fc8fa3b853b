import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { oklch } from '../../oklch.ts'
import { group, line, path, rect, WHITE } from '../../shapes.ts'
import { smallPrint } from '../../small-print.ts'

export const teabox: Motif = {
  category: 'consumables',
  stance: 'tall',
  scale: 1.2,
  draw(kit) {
    const { main, second, seeded } = kit
    const h = seeded.between(-14, 20)
    let svg =
      path(`M96 ${150 - h}L232 ${164 - h}V322L96 300Z`, main.base) +
      path(`M232 ${164 - h}L304 ${148 - h}V298L232 322Z`, main.deep) +
      path(`M96 ${150 - h}L172 ${138 - h}L304 ${148 - h}L232 ${164 - h}Z`, main.high)
    svg +=
      path(`M96 ${190 - h}L232 ${206 - h}V290L96 270Z`, WHITE) +
      path(`M232 ${206 - h}L304 ${188 - h}V267L232 290Z`, oklch(0.9, 0.015, 85))
    svg +=
      group(
        `translate(164 ${228 - h * 0.6}) skewY(7)`,
        drawMark(kit.mark, [0, 0, 19], second.deep) + smallPrint([0, 28, 66], main.ink),
      ) + path(`M96 ${166 - h}L232 ${181 - h}V${186 - h}L96 ${171 - h}Z`, second.base)
    svg +=
      line(`M268 ${150 - h}C290 ${118 - h} 320 150 318 214`, oklch(0.92, 0.01, 85), {
        width: 2.5,
      }) +
      group(
        'translate(318 222) rotate(7)',
        rect([-17, -8, 34, 40, 3], second.base) +
          drawMark(kit.mark, [0, 12, 9], second.lightness > 0.7 ? main.deep : WHITE),
      )
    return svg
  },
}
