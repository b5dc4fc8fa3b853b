import type { Goods } from '../goods.ts'

export const frame: Goods = {
  nouns: ['Picture Frame', 'Gallery Frame', 'Poster Frame', 'Wall Frame with Mat'],
  traits: ['Solid-Ash', 'Walnut-Stain', 'Slim', 'Deep-Set', 'Float'],
  variants: ['5 x 7', '8 x 10', '11 x 14', '12 x 16'],
  facts: [
    'Real wood, mitred and splined at the corners.',
    'The mat is acid-free, cut on a bevel and removable.',
    'Glass, not acrylic; each corner ships in a foam boot.',
    'Hangs both ways, or stands on its easel.',
  ],
  msrp: [16, 72],
  box: [14, 11, 1.2],
  weight: [1.9, 'lbs'],
  innerQuantities: [4, 6],
}
