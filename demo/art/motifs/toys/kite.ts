import type { Motif } from '../../motif.ts'
import { group, line, path } from '../../shapes.ts'
import { tones } from '../../materials.ts'
import { drawMark } from '../../marks.ts'

export const kite: Motif = {
  category: 'toys',
  stance: 'flat',
  alone: true,
  scale: 1.2,
  draw(kit) {
    const { main, second, seeded } = kit
    const third = tones(seeded.pick(['ochre', 'sky', 'rose', 'cream']))
    const sail = 'M200 56L292 150L200 268L108 150Z'
    const bow = (x: number, y: number) =>
      group(`translate(${x} ${y})`, path('M0 0L-18 -10V10ZM0 0L18 -10V10Z', third.base))
    return group(
      `rotate(${seeded.whole(-16, 22)} 200 190)`,
      line('M200 268Q170 290 204 308T196 346', main.deep, { width: 3 }) +
        bow(192, 292) +
        bow(204, 322) +
        kit.cast(sail) +
        path(sail, main.base) +
        path('M200 56L292 150H200Z', second.base) +
        path('M200 268L108 150H200Z', seeded.chance(0.5) ? second.base : third.base) +
        path('M200 56L108 150H200Z', '#fff', { opacity: 0.08 }) +
        line('M200 56V268M108 150H292', main.ink, { width: 3, opacity: 0.5 }) +
        drawMark(kit.mark, [158, 122, 15], main.lightness > 0.7 ? main.deep : '#fffdf8'),
    )
  },
}
