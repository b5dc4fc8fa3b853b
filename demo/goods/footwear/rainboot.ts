import type { Goods } from '../goods.ts'

export const rainboot: Goods = {
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
}
