import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { line, path, rect, repeat } from '../../art/shapes.ts'

export const jacket: Good = {
  nouns: ['Bomber Jacket', 'Quilted Jacket', 'Track Jacket', 'Liner Jacket', 'Coach Jacket'],
  traits: [
    'Water-Repellent',
    'Diamond-Quilted',
    'Lightweight',
    'Recycled-Nylon',
    'Padded',
    'Colour-Block',
  ],
  sizes: ['S', 'M', 'L', 'XL', 'Size Run S-XL'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'Recycled fill that keeps its loft when it is damp.',
    'Two-way front zip and a storm flap that stops the wind at the placket.',
    'Packs into its own inside pocket to the size of a loaf of bread.',
    'The shell sheds an hour of drizzle and is dry again by the next meeting.',
    'Rib at collar, cuffs and hem is knit with elastane, so it recovers.',
    'Two hand pockets with fleece behind, one zipped pocket inside.',
  ],
  msrp: [88, 240],
  box: [16, 13, 4],
  weight: [2.1, 'lbs'],
  innerQuantities: [2, 4, 6],
  category: 'apparel',
  stance: 'flat',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const quilted = seeded.chance(0.55)
    const body =
      'M150 90H250L288 118Q322 190 334 286L296 298L276 214V308H124V214L104 298L66 286Q78 190 112 118Z'
    return (
      kit.cast(body) +
      path(body, main.base) +
      kit.clipped(
        body,
        (quilted
          ? repeat(8, (i) =>
              line(`M60 ${126 + i * 26}Q200 ${138 + i * 26} 340 ${126 + i * 26}`, main.deep, {
                width: 3,
                opacity: 0.5,
              }),
            )
          : rect([60, 150, 280, 42], second.base)) +
          path('M124 214C138 260 130 290 134 320H106V200Z', '#000', { opacity: 0.09 }) +
          path('M276 214C262 260 270 290 266 320H296V200Z', '#000', { opacity: 0.11 }),
      ) +
      path('M150 90Q152 66 200 66Q248 66 250 90Q200 110 150 90Z', second.base) +
      path('M162 88Q166 76 200 76Q234 76 238 88Q200 100 162 88Z', second.deep) +
      rect([197, 96, 6, 212], second.deep) +
      rect([194, 112, 12, 16, 3], second.base) +
      line('M146 232L166 262M254 232L234 262', main.deep, { width: 4 }) +
      rect([122, 296, 156, 16, 4], second.base) +
      path('M68 272L106 284L102 302L62 290Z', second.base) +
      path('M332 272L294 284L298 302L338 290Z', second.base) +
      drawMark(kit.mark, [240, 140, 11], quilted ? second.base : main.base)
    )
  },
}
