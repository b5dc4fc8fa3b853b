import { paw } from '../../art/paw-and-bone.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, ellipse, group, rect, WHITE, type Oval } from '../../art/shapes.ts'

export const collar: Good = {
  nouns: ['Dog Collar', 'Cat Collar', 'Padded Collar', 'Training Collar', 'Waxed Collar'],
  traits: ['Hand-Stitched', 'Reflective', 'Adjustable', 'Quick-Release', 'Waterproof'],
  sizes: ['XS', 'S', 'M', 'L', 'XL'],
  facts: [
    'Coated webbing that wipes clean and never smells of pond.',
    'Brass hardware, box-stitched at both ends.',
    'A tag ring apart from the leash ring: no jingle, no tangle.',
    'Breaks open at eight pounds of pull on the cat sizes.',
    'Stitching shows up in headlights.',
  ],
  msrp: [14, 48],
  box: [9, 5, 1.2],
  weight: [4, 'oz'],
  innerQuantities: [6, 12, 24],
  category: 'pet',
  stance: 'tall',
  drop: -22,
  draw(kit) {
    const { main, second } = kit
    const metal = oklch(0.82, 0.05, 85)
    const stitch = (oval: Oval) =>
      ellipse(oval, 'none', { stroke: second.base, width: 3, dashes: '7 6' })
    let svg =
      strap([200, 196, 112, 84], main.deep, 34) +
      strap([200, 206, 112, 84], main.base, 34) +
      stitch([200, 206, 124, 96]) +
      stitch([200, 206, 100, 72])
    svg += group(
      'rotate(-32 200 206)',
      rect([296, 184, 34, 46, 6], metal) +
        rect([303, 194, 20, 26, 3], main.deep) +
        rect([308, 184, 5, 46, 2], oklch(0.7, 0.05, 85)),
    )
    svg +=
      circle([200, 304, 9], 'none', { stroke: metal, width: 5 }) +
      circle([200, 330, 28], second.base) +
      circle([200, 330, 28], 'none', { stroke: second.deep, width: 3 }) +
      paw([200, 328, 15], second.lightness > 0.7 ? main.deep : WHITE)
    return svg
  },
}

const strap = (oval: Oval, stroke: string, width: number) =>
  ellipse(oval, 'none', { stroke, width })
