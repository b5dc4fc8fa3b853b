import type { Goods } from '../goods.ts'

export const jeans: Goods = {
  nouns: [
    'Straight-Leg Jeans',
    'Relaxed Jeans',
    'Tapered Jeans',
    'Wide-Leg Jeans',
    'Carpenter Pants',
    'Five-Pocket Pants',
  ],
  traits: ['Rigid', 'Comfort-Stretch', 'Selvedge-Edge', 'High-Rise', 'Overdyed', 'Rinse-Wash'],
  sizes: ['26-32 Run', '28-36 Run', '30x32', '32x32', '34x32', '36x34'],
  genders: ['m', 'f', 'unisex'],
  facts: [
    'Twelve-ounce denim with two percent stretch that comes back after a day of sitting.',
    'Laundered with ozone instead of stone, which spares both water and knees.',
    'Copper-tone rivets, chain-stitched hem, five honest pockets.',
    'A contoured waistband that does not gap at the back.',
    'The inseam is left long enough for an alteration.',
    'Sits at the waist, easy through the thigh, straight from the knee.',
  ],
  msrp: [64, 158],
  box: [14, 10, 2],
  weight: [1.5, 'lbs'],
  innerQuantities: [4, 6, 12],
}
