import type { Good } from '../good.ts'
import { group, line, path } from '../../art/shapes.ts'
import { tones } from '../../art/materials.ts'
import { drawMark } from '../../art/marks.ts'

export const kite: Good = {
  nouns: ['Diamond Kite', 'Beach Kite', 'Easy-Fly Kite', 'Family Kite'],
  traits: ['Ripstop', 'Single-Line', 'Packable', 'Bright-Tail', 'Breezy-Day'],
  sizes: ['Ages 4+', 'Ages 6+'],
  facts: [
    'Flies from six miles an hour of wind, which is hardly any.',
    'Fibreglass spars, taped seams, a hundred feet of line on a winder.',
    'Out of its sleeve and up in three minutes.',
    'Tail bows are stitched, not glued.',
  ],
  msrp: [14, 38],
  box: [26, 4, 2],
  weight: [10, 'oz'],
  innerQuantities: [6, 12],
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
