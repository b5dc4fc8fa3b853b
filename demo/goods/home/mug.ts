import type { Goods } from '../goods.ts'

export const mug: Goods = {
  nouns: ['Stoneware Mug', 'Coffee Mug', 'Camp Mug', 'Latte Mug', 'Everyday Mug'],
  traits: ['Speckled', 'Dipped-Glaze', 'Hand-Thrown', 'Reactive-Glaze', 'Wide-Handle', 'Banded'],
  variants: ['12 oz', '14 oz', '16 oz', 'Set of 2'],
  facts: [
    'Fired twice, so the glaze stands up to the dishwasher.',
    'The handle takes three fingers, in mittens two.',
    'No two are quite alike where the glaze breaks over the rim.',
    'Lead-free and cadmium-free; certificates on file.',
    'Keeps its heat; the base is unglazed and will not stick to the table.',
    'Made in a family pottery that has fired since 1974.',
  ],
  msrp: [12, 34],
  box: [4.9, 3.6, 4.1],
  weight: [0.9, 'lbs'],
  innerQuantities: [4, 6, 12, 24],
}
