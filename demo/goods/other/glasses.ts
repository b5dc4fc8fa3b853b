import type { Goods } from '../goods.ts'

export const glasses: Goods = {
  nouns: ['Sunglasses', 'Reading Glasses', 'Blue-Light Glasses', 'Round Sunglasses'],
  traits: ['Polarized', 'Acetate', 'Bio-Based', 'Lightweight', 'UV400'],
  variants: ['Case Included', '+1.5', '+2.0', 'Polarized Lens'],
  genders: ['unisex', 'f', 'm'],
  facts: [
    'Hinges with a spring; they survive being sat upon once.',
    'Polarised lenses, category 3, scratch-coated on both sides.',
    'Cut from plant-based acetate and polished for three days.',
    'Hard case and cloth in the box.',
  ],
  msrp: [18, 98],
  box: [6.4, 2.6, 2.2],
  weight: [3, 'oz'],
  innerQuantities: [6, 12, 24],
}
