import type { Good } from '../good.ts'
import { circle, ellipse, line, path, rect, repeat } from '../../art/shapes.ts'
import { drawMark } from '../../art/marks.ts'

export const yogamat: Good = {
  nouns: ['Yoga Mat', 'Exercise Mat', 'Travel Mat', 'Pilates Mat'],
  traits: ['Natural-Rubber', '5 mm', 'Extra-Long', 'Alignment', 'Cork-Top'],
  facts: [
    'Grips more as hands get warmer.',
    'Seventy-two inches, for people and their shadows.',
    'Open-cell top, closed-cell core: sweat stays where it can be wiped.',
    'Carry strap included; smell of rubber gone in two days.',
    'Lies flat from the first unrolling.',
  ],
  msrp: [28, 98],
  box: [26, 5, 5],
  weight: [4.8, 'lbs'],
  innerQuantities: [2, 4, 6],
  category: 'other',
  stance: 'wide',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const patterned = seeded.chance(0.5)
    const roll = 'M92 232H312A45 45 0 0 1 312 322H92Z'
    return (
      path('M92 322H360Q372 322 368 312L340 296H120Z', main.low) +
      path(roll, main.base) +
      kit.clipped(
        roll,
        (patterned
          ? repeat(6, (i) => rect([140 + i * 32, 232, 8, 90], second.base, { opacity: 0.6 }))
          : drawMark(kit.mark, [226, 276, 22], second.base)) +
          rect([80, 232, 300, 16], '#fff', { opacity: 0.2 }) +
          rect([80, 298, 300, 26], '#000', { opacity: 0.12 }),
      ) +
      rect([146, 230, 14, 94, 3], second.deep) +
      rect([282, 230, 14, 94, 3], second.deep) +
      line('M153 232C160 170 282 170 289 232', second.deep, { width: 9 }) +
      ellipse([92, 277, 26, 45], main.high) +
      ellipse([92, 277, 19, 34], 'none', { stroke: main.deep, width: 4 }) +
      ellipse([92, 277, 11, 20], 'none', { stroke: main.deep, width: 4 }) +
      circle([92, 277, 4], main.deep)
    )
  },
}
