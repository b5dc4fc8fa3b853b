import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { circle, path, rect, repeat } from '../../art/shapes.ts'

export const cushion: Good = {
  nouns: ['Throw Pillow', 'Lumbar Pillow', 'Floor Cushion', 'Pillow Cover', 'Accent Pillow'],
  traits: ['Hand-Loomed', 'Washed-Linen', 'Bouclé', 'Velvet', 'Block-Print', 'Chunky-Weave'],
  variants: ['18 in', '20 in', '22 in', '12 x 20 in'],
  facts: [
    'Cover comes off by a hidden zip and survives the washing machine.',
    'Filled with shredded down-alternative, plump without crackling.',
    'Woven from yarn-dyed cotton, so the pattern is the same inside.',
    'Corners are tapered, which stops the rabbit ears.',
    'Vacuum-packed in transit; give it an hour.',
  ],
  msrp: [24, 88],
  box: [18, 18, 5],
  weight: [1.5, 'lbs'],
  innerQuantities: [2, 4, 6],
  category: 'home',
  stance: 'tall',
  scale: 1.08,
  draw(kit) {
    const { main, second, seeded } = kit
    const style = seeded.pick(['stripe', 'grid', 'emblem', 'band'])
    const body =
      'M92 104Q200 124 308 104Q326 100 322 118Q302 206 322 300Q326 322 304 317Q200 298 96 317Q74 322 78 300Q98 206 78 118Q74 100 92 104Z'
    let svg = path(body, main.base)
    let inside = ''
    if (style === 'stripe')
      inside = repeat(6, (i) => rect([88 + i * 42, 90, i % 2 ? 10 : 18, 240], second.base))
    if (style === 'grid')
      inside = repeat(
        7,
        (i) =>
          rect([84 + i * 36, 90, 4, 240], second.base) +
          rect([70, 118 + i * 32, 260, 4], second.base),
      )
    if (style === 'emblem') inside = drawMark(kit.mark, [200, 210, 62], second.base)
    if (style === 'band')
      inside =
        rect([60, 180, 280, 60], second.base) +
        rect([60, 168, 280, 6], second.base) +
        rect([60, 246, 280, 6], second.base)
    svg += kit.clipped(
      body,
      inside +
        path('M70 90Q120 200 80 330H60V90Z', '#fff', { opacity: 0.18 }) +
        path('M330 90Q280 210 330 330Z', '#000', { opacity: 0.12 }) +
        path('M80 300Q200 270 322 300V330H78Z', '#000', { opacity: 0.1 }),
    )
    return (
      svg +
      circle([88, 108, 8], second.low) +
      circle([312, 108, 8], second.low) +
      circle([314, 312, 8], second.low) +
      circle([86, 312, 8], second.low)
    )
  },
}
