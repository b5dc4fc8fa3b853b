import type { Goods } from '../goods.ts'

export const lipstick: Goods = {
  nouns: [
    'Satin Lipstick',
    'Matte Lipstick',
    'Tinted Balm Stick',
    'Velvet Lip Colour',
    'Sheer Lipstick',
  ],
  traits: ['Long-Wear', 'Moisture', 'Soft-Focus', 'Weightless', 'High-Pigment', 'Petal'],
  variants: [
    'Fig',
    'Rosewood',
    'Paprika',
    'Bare',
    'Mulberry',
    'Clay',
    'Poppy',
    'Tea Rose',
    'Cocoa',
    'Brick',
  ],
  facts: [
    'One swipe covers; it fades to a stain instead of a ring.',
    'Jojoba and vitamin E keep the matte from turning to chalk.',
    'The case closes on a magnet with a good click.',
    'Comes with shrink band and a shade dot on the base for shelf trays.',
    'Vegan formula, never tested on animals.',
  ],
  msrp: [9, 32],
  box: [0.9, 0.9, 3.2],
  weight: [1, 'oz'],
  innerQuantities: [12, 24, 36],
  shelfMonths: 30,
}
