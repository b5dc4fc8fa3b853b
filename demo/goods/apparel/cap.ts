import type { Goods } from '../goods.ts'

export const cap: Goods = {
  nouns: ['Six-Panel Cap', 'Dad Cap', 'Trucker Cap', 'Ball Cap', 'Camp Cap'],
  traits: ['Brushed-Twill', 'Washed-Canvas', 'Corduroy', 'Structured', 'Low-Profile', 'Packable'],
  sizes: ['One Size', 'Adjustable'],
  facts: [
    'Pre-curved brim, cotton sweatband and a metal slide at the back.',
    'The emblem is raised embroidery at nine thousand stitches.',
    'Garment-washed until it feels like the second summer of owning it.',
    'Fits from 21.5 to 24 inches.',
    'Stacked in sleeves of six so that crowns arrive uncrushed.',
  ],
  msrp: [18, 44],
  box: [10, 7.5, 5],
  weight: [3.5, 'oz'],
  innerQuantities: [12, 24],
}
