import { bone, paw } from './paw-and-bone.ts'
import type { Motif } from '../../motif.ts'
import { circle, line, path, WHITE } from '../../shapes.ts'
import { smallPrint } from '../../small-print.ts'

export const kibble: Motif = {
  category: 'pet',
  stance: 'tall',
  scale: 1.06,
  draw(kit) {
    const { main, second } = kit
    const body = 'M112 80L288 80L296 300Q298 322 280 322H120Q102 322 104 300Z'
    let svg =
      path(body, main.base) +
      kit.clipped(
        body,
        path('M100 180Q200 140 300 180V330H100Z', second.base) +
          path('M104 70L128 130V322H98V80Z', '#000', { opacity: 0.1 }) +
          path('M298 70L272 130V322H304V80Z', '#000', { opacity: 0.14 }) +
          path('M128 130L140 90V322H128Z', '#fff', { opacity: 0.12 }),
      )
    svg += path('M108 64H292V90H108Z', main.low) + line('M112 76H288', WHITE, { dashes: '6 5' })
    const dark = second.lightness > 0.7 ? main.deep : WHITE
    return (
      svg +
      circle([200, 152, 44], WHITE) +
      paw([200, 148, 26], main.deep) +
      smallPrint([200, 224, 100], dark) +
      bone([200, 270, 34], dark)
    )
  },
}
