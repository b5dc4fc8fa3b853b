import type { Goods } from '../goods.ts'

export const tee: Goods = {
  nouns: ['Crew Tee', 'Pocket Tee', 'Graphic Tee', 'Boxy Tee', 'Ringspun Tee', 'Stripe Tee'],
  traits: ['Organic Cotton', 'Heavyweight', 'Slub', 'Long-Staple', 'Garment-Dyed', 'Relaxed'],
  sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'Size Run S-XL', 'Size Run XS-XXL'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'Six-ounce ringspun jersey, enzyme-washed so it is soft on the first day.',
    'The collar is ribbed and taped shoulder to shoulder; it does not bacon.',
    'Side-seamed, not tubular, so it hangs straight after washing.',
    'Printed with water-based ink that sinks in instead of cracking.',
    'Longer by an inch than the tee before it, at the request of everyone tall.',
    'Individually folded with tissue, size sticker on the outside.',
  ],
  msrp: [16, 48],
  box: [12, 9, 1],
  weight: [0.4, 'lbs'],
  innerQuantities: [6, 12, 24],
}
