import type { Goods } from '../goods.ts'

export const bowl: Goods = {
  nouns: ['Pet Bowl', 'Slow-Feed Bowl', 'Dog Bowl', 'Cat Bowl', 'Ceramic Feeder'],
  traits: ['Non-Skid', 'Weighted', 'Spill-Proof', 'Stoneware', 'Tip-Free'],
  sizes: ['S', 'M', 'L'],
  facts: [
    'Heavy enough that a shepherd cannot take it for a walk.',
    'Food-safe glaze, no lead, dishwasher all the way.',
    'Ring of silicone below: silent on tile.',
    'Wide and shallow, kind to whiskers.',
    'Holds four cups, level.',
  ],
  msrp: [12, 38],
  box: [8.5, 8.5, 3],
  weight: [1.6, 'lbs'],
  innerQuantities: [4, 6, 12],
}
