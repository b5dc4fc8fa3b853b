import type { Goods } from '../goods.ts'

export const kite: Goods = {
  nouns: ['Diamond Kite', 'Beach Kite', 'Easy-Fly Kite', 'Family Kite'],
  traits: ['Ripstop', 'Single-Line', 'Packable', 'Bright-Tail', 'Breezy-Day'],
  sizes: ['Ages 4+', 'Ages 6+'],
  facts: [
    'Flies from six miles an hour of wind, which is hardly any.',
    'Fibreglass spars, taped seams, a hundred feet of line on a winder.',
    'Out of its sleeve and up in three minutes.',
    'Tail bows are stitched, not glued.',
  ],
  msrp: [14, 38],
  box: [26, 4, 2],
  weight: [10, 'oz'],
  innerQuantities: [6, 12],
}
