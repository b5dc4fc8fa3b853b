import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { line, path } from '../../art/shapes.ts'

export const slide: Good = {
  nouns: ['Pool Slide', 'Recovery Slide', 'House Slide', 'Cushion Slide', 'Shower Slide'],
  traits: ['One-Piece', 'Pillow-Soft', 'Padded-Strap', 'Textured', 'Quick-Dry'],
  sizes: ['S', 'M', 'L', 'XL', 'US 7-12 Run', 'US 8', 'US 9', 'US 10'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'One piece of foam: nothing to unglue.',
    'Thirty-five millimetres under the heel, soft without wobbling.',
    'Drains through the footbed, dries on the way back from the pool.',
    'A strap padded for bare feet.',
    'Sold on hangers, no box to collapse.',
  ],
  msrp: [18, 55],
  box: [12, 8, 4.2],
  weight: [1.1, 'lbs'],
  innerQuantities: [1, 4, 12],
  category: 'footwear',
  stance: 'wide',
  scale: 1.08,
  draw(kit) {
    const { main, second, seeded } = kit
    const top = seeded.between(0, 14)
    const sole = `M56 ${262 - top}Q58 ${248 - top} 78 ${252 - top}C130 266 200 258 262 258Q330 258 346 282Q352 316 318 320H84Q52 320 54 290Z`
    let svg =
      path(sole, main.low) +
      path(
        `M56 ${262 - top}Q58 ${248 - top} 78 ${252 - top}C130 266 200 258 262 258Q330 258 346 282Q260 270 200 276C130 282 90 272 56 ${270 - top}Z`,
        main.pale,
      )
    svg += path('M55 300Q200 312 348 300Q342 318 318 320H84Q56 320 55 300Z', main.deep)
    const strap = `M158 286C160 220 186 ${176 - top} 236 ${178 - top}C284 ${182 - top} 310 226 312 286Q240 300 158 286Z`
    svg +=
      path(strap, second.base) +
      kit.clipped(
        strap,
        path('M150 290C160 210 186 170 236 176C196 190 182 236 184 300Z', '#fff', {
          opacity: 0.16,
        }) +
          path('M312 290C310 226 284 180 250 178C280 200 288 250 286 300Z', '#000', {
            opacity: 0.12,
          }),
      )
    return (
      svg +
      line(
        `M170 282C174 228 196 ${190 - top} 236 ${190 - top}C278 ${194 - top} 298 232 300 282`,
        second.deep,
        { opacity: 0.5, dashes: '4 4' },
      ) +
      drawMark(
        kit.mark,
        [238, 236, 22],
        main.lightness > second.lightness ? main.pale : second.deep,
      )
    )
  },
}
