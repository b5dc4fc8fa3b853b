import type { Motif } from '../../motif.ts'
import { circle, line, path } from '../../shapes.ts'

export const glasses: Motif = {
  category: 'other',
  stance: 'wide',
  drop: 14,
  draw(kit) {
    const { main, second, seeded } = kit
    const round = seeded.chance(0.5)
    const lens = (x: number) =>
      round
        ? circle([x, 226, 62], second.deep) +
          circle([x, 226, 62], 'none', { stroke: main.base, width: 15 })
        : path(
            `M${x - 62} 180H${x + 62}Q${x + 66} 276 ${x + 6} 282Q${x - 60} 284 ${x - 62} 180Z`,
            second.deep,
            { stroke: main.base, width: 15 },
          )
    let svg =
      line('M56 200Q70 150 120 134M344 200Q330 150 280 134', main.deep, { width: 11 }) +
      lens(124) +
      lens(276)
    svg +=
      line('M186 212Q200 196 214 212', main.base, { width: 14 }) +
      path('M84 222L130 178L148 184L96 248Z', '#fff', { opacity: 0.22 }) +
      path('M236 222L282 178L300 184L248 248Z', '#fff', { opacity: 0.22 })
    return svg
  },
}
