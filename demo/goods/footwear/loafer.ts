import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { line, path, rect } from '../../art/shapes.ts'

export const loafer: Good = {
  nouns: ['Penny Loafer', 'Driving Loafer', 'Moccasin', 'Slip-On Loafer', 'Office Loafer'],
  traits: ['Hand-Stitched', 'Brushed-Leather', 'Suede', 'Flexible-Sole', 'Unlined'],
  sizes: ['US 7-12 Run', 'US 8', 'US 9', 'US 10', 'US 11'],
  genders: ['m', 'f'],
  facts: [
    'The apron is stitched by hand with waxed thread.',
    'Unlined through the vamp, so it breaks in by lunch.',
    'Stacked heel, leather insole, rubber forepart for wet stations.',
    'Comes with a pair of cloth bags.',
  ],
  msrp: [72, 180],
  box: [12.5, 8, 4.6],
  weight: [2.1, 'lbs'],
  innerQuantities: [1, 2, 6],
  category: 'footwear',
  stance: 'wide',
  scale: 1.12,
  draw(kit) {
    const { main, second } = kit
    const up =
      'M66 288L70 206Q74 192 90 200C116 216 152 212 176 200Q196 190 214 202C240 222 272 226 300 236Q340 250 340 288Z'
    let svg =
      path('M84 204C116 222 152 216 186 200L176 226Q120 240 84 204Z', main.deep) +
      path(up, main.base)
    svg += kit.clipped(
      up,
      path('M60 190H100Q92 250 100 300H60Z', main.low) +
        path('M220 206C260 228 300 230 340 262V240L260 200Z', main.high, { opacity: 0.7 }) +
        path('M60 270Q200 262 350 274V300H60Z', '#000', { opacity: 0.1 }),
    )
    svg +=
      path('M172 202Q200 186 220 206Q244 226 236 262Q206 272 178 262Q164 230 172 202Z', main.low) +
      path('M164 226Q200 214 244 228L242 252Q200 240 166 250Z', main.deep) +
      rect([190, 226, 26, 12, 3], second.base)
    svg +=
      line('M244 250Q280 232 326 262', main.deep, { opacity: 0.6, dashes: '4 4' }) +
      path('M62 284H342Q350 300 334 308H166L160 322H66Q60 300 62 284Z', second.ink) +
      path('M62 284H342Q345 289 344 293H62Z', oklch(0.7, 0.07, 65))
    return svg
  },
}
