import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { oklch } from '../../oklch.ts'
import { ellipse, line, path, rect, repeat } from '../../shapes.ts'

export const mug: Motif = {
  category: 'home',
  stance: 'tall',
  scale: 1.22,
  draw(kit) {
    const { main, second, seeded } = kit
    const h = seeded.between(-10, 30)
    const top = 158 - h
    const body = `M108 ${top}H264V288Q264 322 230 322H142Q108 322 108 288Z`
    let svg =
      line(`M258 ${top + 38}C322 ${top + 26} 330 ${top + 112} 256 ${top + 112}`, main.low, {
        width: 22,
      }) +
      line(`M258 ${top + 36}C316 ${top + 26} 324 ${top + 106} 256 ${top + 108}`, main.base, {
        width: 15,
      })
    svg += path(body, main.base)
    const style = seeded.pick(['dip', 'mark', 'lines'])
    if (style === 'dip')
      svg += kit.clipped(
        body,
        path(
          `M100 ${top + 88}Q150 ${top + 70} 186 ${top + 90}T270 ${top + 80}V330H100Z`,
          second.base,
        ),
      )
    if (style === 'lines')
      svg += kit.clipped(
        body,
        repeat(3, (i) => rect([100, top + 70 + i * 20, 170, 8], second.base)),
      )
    if (style === 'mark') svg += drawMark(kit.mark, [180, top + 92, 28], second.base)
    svg +=
      kit.rounded(body) +
      ellipse([186, top, 78, 15], main.high) +
      ellipse([186, top + 2, 68, 11], oklch(0.36, 0.05, 55)) +
      ellipse([178, top, 44, 5], oklch(0.46, 0.06, 55))
    return svg
  },
}
