import type { Goods } from '../goods.ts'

export const vase: Goods = {
  nouns: ['Ceramic Vase', 'Bud Vase', 'Stoneware Vase', 'Table Vase', 'Bottle Vase'],
  traits: ['Matte-Glaze', 'Carved', 'Banded', 'Organic-Form', 'Tall', 'Hand-Coiled'],
  facts: [
    'Holds water, which cannot be said of every vase.',
    'The neck keeps three stems upright and a dozen in company.',
    'Thrown and trimmed by hand; height may differ by half an inch.',
    'Looks finished with nothing in it.',
    'Felt dots below and a box that can be mailed as it is.',
  ],
  msrp: [18, 92],
  box: [6.4, 6.4, 9],
  weight: [2.8, 'lbs'],
  innerQuantities: [2, 4, 6],
}
