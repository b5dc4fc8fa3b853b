import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { line, path, rect } from '../../art/shapes.ts'

export const backpack: Good = {
  nouns: ['Daypack', 'School Backpack', 'Laptop Backpack', 'Commuter Pack', 'Weekend Backpack'],
  traits: ['Recycled-Canvas', 'Water-Resistant', 'Roll-Top', '18-Litre', '24-Litre', 'Padded'],
  facts: [
    'A sleeve for a fifteen-inch laptop that floats above the floor of the bag.',
    'Shoulder straps are cut for two kinds of shoulders.',
    'Zips are sealed, pulls are cord, nothing jingles.',
    'Bottle pocket that really holds a bottle.',
    'Luggage strap on the back panel.',
  ],
  msrp: [38, 140],
  box: [17, 12, 6],
  weight: [1.9, 'lbs'],
  innerQuantities: [2, 4, 6],
  category: 'other',
  stance: 'tall',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const rr = seeded.between(44, 72)
    const body = `M116 ${110 + rr}Q116 96 ${116 + rr} 96H${284 - rr}Q284 96 284 ${110 + rr}V296Q284 322 258 322H142Q116 322 116 296Z`
    let svg =
      line('M170 100Q170 62 200 62Q230 62 230 100', main.deep, { width: 10 }) +
      path('M116 180Q92 190 94 240V288Q104 300 116 292Z', main.deep) +
      path('M284 180Q308 190 306 240V288Q296 300 284 292Z', main.deep)
    svg +=
      path(body, main.base) +
      kit.rounded(body) +
      line(`M132 186Q132 118 200 118Q268 118 268 186`, main.deep, { width: 4 }) +
      rect([196, 118, 8, 20, 3], second.base)
    svg +=
      path('M136 214H264V286Q264 306 244 306H156Q136 306 136 286Z', main.low) +
      path('M136 210Q136 202 144 202H256Q264 202 264 210V234Q200 246 136 234Z', second.base) +
      rect([190, 234, 20, 22, 4], oklch(0.8, 0.06, 85))
    return svg + drawMark(kit.mark, [200, 166, 18], second.base)
  },
}
