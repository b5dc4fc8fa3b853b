import type { Goods } from '../goods.ts'

export const shorts: Goods = {
  nouns: ['Drawcord Shorts', 'Sweat Shorts', 'Trail Shorts', 'Camp Shorts', 'Swim-to-Town Shorts'],
  traits: [
    'Quick-Dry',
    'French-Terry',
    'Ripstop',
    'Garment-Washed',
    'Four-Way-Stretch',
    'Six-Inch',
  ],
  sizes: ['S', 'M', 'L', 'XL', 'Size Run S-XXL'],
  genders: ['m', 'f', 'unisex'],
  facts: [
    'Dry in under half an hour on a warm rail.',
    'The drawcord is flat, tipped and stitched at the centre so it stays put.',
    'A zipped back pocket with a drain eyelet.',
    'Six-inch inseam; the gusset is cut for climbing over things.',
    'Mesh-lined, so nothing needs to be worn below.',
    'Fabric has enough body to hold a crease and enough give to nap in.',
  ],
  msrp: [28, 72],
  box: [12, 9, 1.5],
  weight: [0.6, 'lbs'],
  innerQuantities: [6, 12],
}
