import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { circle, path, rect, repeat } from '../../art/shapes.ts'

export const rainboot: Good = {
  nouns: ['Rain Boot', 'Garden Boot', 'Puddle Boot', 'Tall Rain Boot'],
  traits: ['Natural-Rubber', 'Matte', "Kids'", 'Fleece-Lined', 'Insulated'],
  sizes: ['US 6', 'US 7', 'US 8', 'US 9', 'Kids 10-3 Run', 'US 5-10 Run'],
  genders: ['f', 'unisex', 'm'],
  facts: [
    'Vulcanised by hand from natural rubber; no seam to let go.',
    'Cotton lining that dries overnight.',
    'The tread throws mud instead of carrying it home.',
    'Light for its height, with a kick spur at the heel.',
    'Reflective band on the back of the shaft.',
  ],
  msrp: [32, 110],
  box: [13, 12, 5],
  weight: [4.1, 'lbs'],
  innerQuantities: [1, 2, 4],
  category: 'footwear',
  stance: 'tall',
  scale: 1.1,
  materials: ['ochre', 'forest', 'navy', 'rose', 'sky', 'teal', 'brick', 'olive'],
  draw(kit) {
    const { main, second, seeded } = kit
    const body = 'M128 76H224L228 214C232 240 268 246 302 258Q332 272 330 304H124Q118 180 128 76Z'
    const dotted = seeded.chance(0.4)
    return (
      path(body, main.base) +
      kit.clipped(
        body,
        (dotted
          ? repeat(30, (i) =>
              circle(
                [
                  130 + (i % 5) * 26 + (Math.floor(i / 5) % 2) * 13,
                  122 + Math.floor(i / 5) * 30,
                  6,
                ],
                second.base,
              ),
            )
          : rect([100, 110, 140, 12], second.base) +
            drawMark(kit.mark, [178, 166, 24], second.base)) +
          path('M128 76H150Q138 200 146 304H118Z', '#fff', { opacity: 0.2 }) +
          path('M196 76H224L228 214C232 240 268 246 302 258Q230 256 210 226Z', '#000', {
            opacity: 0.1,
          }) +
          path('M286 250Q322 262 330 304H294Q304 270 286 250Z', second.base),
      ) +
      rect([122, 66, 108, 22, 8], second.base) +
      path('M122 296H332Q336 314 330 322H200L190 312H180L172 322H124Q120 308 122 296Z', second.ink)
    )
  },
}
