import type { Good } from '../good.ts'
import { circle, line, rect, repeat } from '../../art/shapes.ts'
import { drawMark } from '../../art/marks.ts'
import { oklch } from '../../art/oklch.ts'

export const suitcase: Good = {
  nouns: ['Carry-On Suitcase', 'Hardside Spinner', 'Check-In Suitcase', 'Cabin Case'],
  traits: ['Polycarbonate', 'Expandable', 'Silent-Wheel', '21-Inch', '24-Inch', 'Lightweight'],
  facts: [
    'Shell flexes and comes back; corners are doubled.',
    'Wheels with bearings, replaceable in five minutes.',
    "Lock opened by code or by the inspector's key.",
    'Compression panel on one side, zipped mesh on the other.',
    'Meets the cabin size of every carrier we could find.',
  ],
  msrp: [88, 260],
  box: [22, 14, 9],
  weight: [7.2, 'lbs'],
  innerQuantities: [1, 2],
  category: 'other',
  stance: 'tall',
  draw(kit) {
    const { main, second, seeded } = kit
    const ribs = seeded.pick([5, 7])
    const metal = oklch(0.8, 0.01, 80)
    return (
      line('M164 130V64H236V130', metal, { width: 8 }) +
      rect([152, 54, 96, 16, 8], second.deep) +
      circle([134, 312, 12], second.ink) +
      circle([266, 312, 12], second.ink) +
      rect([110, 112, 180, 196, 22], main.base) +
      repeat(ribs, (i) =>
        rect([122 + (i * 156) / ribs, 122, 6, 176, 3], main.deep, { opacity: 0.45 }),
      ) +
      rect([110, 112, 180, 196, 22], kit.roll) +
      rect([110, 198, 180, 12], second.base) +
      rect([186, 192, 28, 24, 4], metal) +
      rect([176, 104, 48, 14, 6], second.deep) +
      circle([152, 166, 22], second.base) +
      drawMark(kit.mark, [152, 166, 12], main.deep) +
      rect([104, 132, 10, 24, 4], metal) +
      rect([104, 262, 10, 24, 4], metal)
    )
  },
}
