import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { circle, group, line, path, rect } from '../../shapes.ts'

export const beanie: Motif = {
  category: 'apparel',
  stance: 'flat',
  draw(kit) {
    const { main, second } = kit
    const dome = 'M98 250C90 150 140 104 200 104C260 104 310 150 302 250Z'
    let svg =
      kit.cast('M88 236H312V306Q200 322 88 306Z') +
      circle([200, 92, 34], second.base) +
      [20, 70, 120, 170, 220, 270, 320]
        .map((q) =>
          group(`rotate(${q} 200 92)`, line('M200 92V66', second.low, { width: 3, opacity: 0.6 })),
        )
        .join('') +
      circle([192, 84, 12], second.high, { opacity: 0.7 })
    svg += path(dome, main.base)
    let ribs = ''
    for (let i = -5; i <= 5; i++)
      ribs += line(`M${200 + i * 18} 256Q${200 + i * 17} 160 ${200 + i * 4} 104`, main.low, {
        width: 5,
        opacity: 0.8,
      })
    svg += kit.clipped(
      dome,
      ribs +
        path('M98 250C90 150 140 104 200 104C140 120 120 180 128 250Z', '#fff', { opacity: 0.1 }) +
        path('M302 250C310 150 260 104 200 104C250 130 276 180 272 250Z', '#000', { opacity: 0.1 }),
    )
    svg += path('M86 238Q200 222 314 238V298Q200 314 86 298Z', main.low)
    for (let i = -6; i <= 6; i++)
      svg += line(
        `M${200 + i * 17} ${236 - (36 - i * i) * 0.22}V${300 + (36 - i * i) * 0.22}`,
        main.deep,
        { width: 3, opacity: 0.35 },
      )
    return (
      svg + rect([236, 252, 46, 34, 4], second.base) + drawMark(kit.mark, [259, 269, 9], main.deep)
    )
  },
}
