import type { Goods } from '../goods.ts'

export const dress: Goods = {
  nouns: ['Midi Dress', 'Sundress', 'Swing Dress', 'Strappy Dress', 'Tiered Dress', 'Day Dress'],
  traits: [
    'Linen-Blend',
    'Crinkle Cotton',
    'Fluid Viscose',
    'Smocked',
    'Bias-Cut',
    'Cotton Poplin',
  ],
  sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'Size Run XS-XL'],
  genders: ['f'],
  facts: [
    'Side pockets deep enough for a phone, and straps that adjust from the back.',
    'Cut on the bias, so it moves instead of clinging.',
    'The skirt is lined to the knee and the bodice is double-layered.',
    'A covered elastic panel across the back makes one size do the work of two.',
    'Pre-washed at the mill; it will not shrink on the customer.',
    'French seams throughout, with a narrow hand-finished hem.',
  ],
  msrp: [58, 148],
  box: [14, 10, 1.5],
  weight: [0.9, 'lbs'],
  innerQuantities: [4, 6, 8],
}
