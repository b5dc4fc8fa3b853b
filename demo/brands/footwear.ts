import type { Brand } from './brand.ts'

export const footwearBrands: readonly Brand[] = [
  {
    name: 'Larkspur Footwear',
    makes: ['heel', 'flat', 'sandal', 'boot'],
    voice: 'warm',
    lines: ['Larkspur', 'Promenade', 'Isla', 'Wren'],
    description:
      'Larkspur makes shoes women keep. Soft leathers, heels under the foot where they belong, and half sizes throughout. Styles retire each season; the pairs that remain are boxed, tissue-wrapped and complete in their size runs.',
  },
  {
    name: 'Ironvale Boot Works',
    makes: ['boot', 'rainboot', 'loafer'],
    voice: 'plain',
    lines: ['Ironvale', 'Quarry', 'Foundry', 'Switchyard'],
    description:
      'Boots built to be resoled. Ironvale has worked with one tannery and two lasts since 1988. Lots here are discontinued leathers and odd cartons from cancelled orders, first quality unless the listing says otherwise.',
  },
  {
    name: 'Stride Republic',
    makes: ['sneaker', 'slide'],
    voice: 'technical',
    lines: ['Stride', 'Tempo', 'Cadence', 'Vector'],
    description:
      'Running-inspired sneakers engineered for ten thousand steps a day. Stride Republic combines knit uppers, stitched cupsoles and foam that is measured, not named. Previous-season colourways are released twice a year.',
  },
  {
    name: 'Palmera Sandals',
    makes: ['sandal', 'slide', 'flat'],
    voice: 'playful',
    lines: ['Palmera', 'Lagoon', 'Siesta', 'Coral'],
    description:
      'Footbeds, straps and slides for anyone with somewhere slow to be. Palmera moulds its own foam and weaves its own webbing. We overestimate every summer and are at peace with it.',
  },
  {
    name: 'Kestrel Supply Shoes',
    makes: ['sneaker', 'loafer', 'boot', 'flat', 'rainboot', 'heel'],
    voice: 'plain',
    lines: ['Kestrel', 'Union', 'Depot', 'Crossing'],
    description:
      'Casual shoes for the middle of the market: canvas, suede and rubber at prices that make sense in threes. Kestrel ships full size runs from Savannah, barcoded by pair, packed by twelve.',
  },
]
