import type { Good } from '../good.ts'
import { circle, ellipse, group, path } from '../../art/shapes.ts'
import { drawMark } from '../../art/marks.ts'

export const flat: Good = {
  nouns: ['Ballet Flat', 'Slip-On Flat', 'Bow Flat', 'Foldable Flat'],
  traits: ['Vegan-Leather', 'Nappa', 'Cushioned', 'Knit', 'Square-Toe'],
  sizes: ['US 5-9 Run', 'US 6', 'US 7', 'US 8', 'US 9', 'US 10'],
  genders: ['f'],
  facts: [
    'Memory foam from heel to toe and a rubber sole that keeps quiet on stone.',
    'The topline is elasticated and bound, so nothing cuts.',
    'Flexes in half for a handbag.',
    'Lined in perforated microfibre that can be wiped.',
  ],
  msrp: [38, 110],
  box: [11, 7, 3.6],
  weight: [1.2, 'lbs'],
  innerQuantities: [1, 2, 6],
  category: 'footwear',
  stance: 'flat',
  scale: 1,
  draw(kit) {
    const { main, second, seeded } = kit
    const sole =
      'M200 70C244 70 256 118 250 166C246 206 250 240 246 280Q240 328 200 328Q160 328 154 280C150 240 154 206 150 166C144 118 156 70 200 70Z'
    const toe =
      'M150 150C146 112 160 70 200 70C240 70 254 112 250 150Q244 132 200 168Q156 132 150 150Z'
    const bow = seeded.chance(0.55)
    const shoe =
      kit.cast(sole) +
      path(sole, main.base) +
      kit.clipped(
        sole,
        path(
          'M200 118C228 124 236 160 234 196C232 226 234 250 230 280Q224 310 200 310Q176 310 170 280C166 250 168 226 166 196C164 160 172 124 200 118Z',
          second.pale,
        ),
      ) +
      ellipse([200, 286, 17, 12], second.base, { opacity: 0.6 }) +
      path(toe, main.low) +
      path('M164 108Q176 80 204 78Q182 92 174 128Z', '#fff', { opacity: 0.22 }) +
      (bow
        ? path('M200 150L172 138V162ZM200 150L228 138V162Z', second.base) +
          circle([200, 150, 6], second.deep)
        : drawMark(kit.mark, [200, 116, 14], second.base))
    return (
      group('translate(-58 6) rotate(-7 200 200)', shoe) +
      group('translate(458 -2) scale(-1 1) rotate(-9 200 200)', shoe)
    )
  },
}
