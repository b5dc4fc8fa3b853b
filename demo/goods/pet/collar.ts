import type { Goods } from '../goods.ts'

export const collar: Goods = {
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
}
