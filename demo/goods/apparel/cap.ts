import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { circle, line, path } from '../../art/shapes.ts'

export const cap: Good = {
  nouns: ['Six-Panel Cap', 'Dad Cap', 'Trucker Cap', 'Ball Cap', 'Camp Cap'],
  traits: ['Brushed-Twill', 'Washed-Canvas', 'Corduroy', 'Structured', 'Low-Profile', 'Packable'],
  sizes: ['One Size', 'Adjustable'],
  facts: [
    'Pre-curved brim, cotton sweatband and a metal slide at the back.',
    'The emblem is raised embroidery at nine thousand stitches.',
    'Garment-washed until it feels like the second summer of owning it.',
    'Fits from 21.5 to 24 inches.',
    'Stacked in sleeves of six so that crowns arrive uncrushed.',
  ],
  msrp: [18, 44],
  box: [10, 7.5, 5],
  weight: [3.5, 'oz'],
  innerQuantities: [12, 24],
  category: 'apparel',
  stance: 'wide',
  draw(kit) {
    const { main, second, seeded } = kit
    const crown = 'M72 286C66 190 122 132 198 132C274 132 314 186 316 274Q200 262 72 286Z'
    const twoTone = seeded.chance(0.5)
    return (
      path(crown, main.base) +
      kit.clipped(
        crown,
        (twoTone ? path('M60 120H160Q112 200 120 300H60Z', second.base) : '') +
          path('M316 274C314 186 274 132 220 132C262 170 276 220 272 280Z', '#000', {
            opacity: 0.1,
          }) +
          path('M72 286C66 190 122 132 188 132C132 160 104 220 104 290Z', '#fff', {
            opacity: 0.12,
          }),
      ) +
      line('M198 132Q150 190 148 274M198 132Q256 186 262 268', main.deep, { opacity: 0.5 }) +
      circle([198, 130, 9], second.base) +
      circle([172, 176, 4], main.deep) +
      circle([228, 174, 4], main.deep) +
      path(
        'M104 282Q216 250 318 272Q372 290 376 312Q378 322 352 318Q240 286 128 316Q100 322 104 282Z',
        second.base,
      ) +
      path(
        'M104 290Q216 262 320 282Q356 296 374 316Q376 322 352 318Q240 286 128 316Q104 320 104 290Z',
        '#000',
        { opacity: 0.1 },
      ) +
      line('M124 300Q232 268 348 302', second.deep, { opacity: 0.6, dashes: '5 4' }) +
      drawMark(kit.mark, [205, 224, 26], twoTone ? second.base : main.pale)
    )
  },
}
