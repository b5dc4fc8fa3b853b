import type { Goods } from '../goods.ts'

export const palette: Goods = {
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
}
