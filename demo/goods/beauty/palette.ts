import { drawMark } from '../../art/marks.ts'
import { tones } from '../../art/materials.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, group, path, rect } from '../../art/shapes.ts'

const powders = ['rose', 'terracotta', 'blush', 'plum', 'sand', 'brick', 'ochre', 'lilac'] as const

export const palette: Good = {
  nouns: [
    'Eyeshadow Palette',
    'Cheek Palette',
    'Nude Palette',
    'Six-Pan Palette',
    'Bronze & Blush Palette',
  ],
  traits: ['Pressed-Pigment', 'Everyday', 'Golden-Hour', 'Soft-Matte', 'Desk-to-Dinner'],
  variants: ['Warm Neutrals', 'Cool Neutrals', 'Sunset', 'Orchard', 'Dune', 'Bloom'],
  facts: [
    'Six shades that were chosen together: two mattes, two satins, two with light in them.',
    'Full-width mirror, magnetic pans, hinge that stays where it is put.',
    'Talc-free powders milled fine enough to blend with a finger.',
    'Very little fallout, even from the darkest pan.',
    'The carton shows real swatches on three skin tones.',
  ],
  msrp: [18, 54],
  box: [4.6, 4.6, 0.7],
  weight: [6, 'oz'],
  innerQuantities: [6, 12],
  shelfMonths: 24,
  category: 'beauty',
  stance: 'flat',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const shades = seeded.some(powders, 6)
    let svg = kit.cast(
      'M96 78H304Q314 78 314 88V316Q314 326 304 326H96Q86 326 86 316V88Q86 78 96 78Z',
    )
    svg +=
      rect([86, 76, 228, 118, 12], main.low) +
      rect([98, 88, 204, 98, 7], oklch(0.9, 0.02, 220)) +
      path('M110 180L190 88H230L150 186H116Z', '#fff', { opacity: 0.5 }) +
      path('M240 186L292 120V140L256 186Z', '#fff', { opacity: 0.4 })
    svg += rect([86, 192, 228, 134, 12], main.base) + rect([86, 188, 228, 10, 5], main.deep)
    for (const [index, shade] of shades.entries())
      svg += group(
        `translate(${130 + (index % 3) * 70} ${230 + Math.floor(index / 3) * 58})`,
        circle([0, 0, 25], main.deep) +
          circle([0, 0, 22], tones(shade).base) +
          path('M-18 -6A20 20 0 0 1 6 -19Q-4 -6 -18 -6Z', '#fff', { opacity: 0.25 }),
      )
    return svg + drawMark(kit.mark, [200, 140, 14], second.deep)
  },
}
