import type { Good } from '../good.ts'
import { ellipse, line, path } from '../../art/shapes.ts'
import { drawMark } from '../../art/marks.ts'

export const heel: Good = {
  nouns: ['Slingback Heel', 'Block-Heel Sandal', 'Ankle-Strap Heel', 'Kitten Heel', 'Mule'],
  traits: ['Patent', 'Suede-Touch', 'Satin', 'Pointed-Toe', 'Two-Inch', 'Evening'],
  sizes: ['US 5-9 Run', 'US 6', 'US 7', 'US 8', 'US 9'],
  genders: ['f'],
  facts: [
    'A heel that stands under the foot where the weight is.',
    'Padded insole with a gel pad below the ball.',
    'The strap is elastic behind the buckle: on in one movement.',
    'Steel shank, rubber heel tip, spare tips in the box.',
    'Holds up on a dance floor and on cobbles, within reason.',
  ],
  msrp: [58, 165],
  box: [11, 7, 4.6],
  weight: [1.7, 'lbs'],
  innerQuantities: [1, 2, 6],
  category: 'footwear',
  stance: 'wide',
  scale: 1.06,
  materials: ['charcoal', 'brick', 'rose', 'plum', 'navy', 'blush', 'sand', 'terracotta'],
  draw(kit) {
    const { main, second, seeded } = kit
    const block = seeded.chance(0.5)
    const upper =
      'M74 152Q92 146 104 170C122 210 176 236 226 262Q262 240 300 262Q346 288 350 312H262C200 304 138 252 96 222Q66 196 74 152Z'
    return (
      path(block ? 'M74 196L116 236V322H70Z' : 'M74 196L112 234L92 322H80Z', second.deep) +
      path(upper, main.base) +
      kit.clipped(
        upper,
        path('M70 140H104Q96 200 130 250H60Z', main.low) +
          path('M226 262Q262 240 300 262Q330 276 350 312H300Q280 272 226 262Z', '#fff', {
            opacity: 0.2,
          }),
      ) +
      path(
        'M96 222C138 252 200 304 262 312H350Q352 322 340 322H256C196 316 130 262 90 226Z',
        second.ink,
      ) +
      ellipse([90, 158, 14, 8], main.deep) +
      (seeded.chance(0.5)
        ? line('M92 176Q150 146 176 214', main.low, { width: 9 }) +
          drawMark('ring', [170, 190, 8], second.base)
        : drawMark(kit.mark, [300, 284, 13], second.base))
    )
  },
}
