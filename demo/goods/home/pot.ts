import type { Goods } from '../goods.ts'

export const pot: Goods = {
  nouns: ['Dutch Oven', 'Cast-Iron Casserole', 'Covered Stockpot', 'Braiser', 'Enamelled Pot'],
  traits: ['Enamelled', 'Heavy-Gauge', 'Five-Quart', 'Seven-Quart', 'Oven-Safe'],
  facts: [
    'Three coats of enamel over sand-cast iron.',
    'Works on induction, gas, glass and an open fire.',
    'Drops inside the lid return the steam to the roast.',
    'The knob takes 500 degrees; handles fit a folded towel.',
    'Chips are covered by a ten-year promise.',
    'Carton has been drop-tested from a metre, full.',
  ],
  msrp: [68, 240],
  box: [13, 10, 7],
  weight: [11.5, 'lbs'],
  innerQuantities: [1, 2],
}
