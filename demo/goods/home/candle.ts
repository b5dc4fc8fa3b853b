import type { Goods } from '../goods.ts'

export const candle: Goods = {
  nouns: ['Soy Candle', 'Scented Candle', 'Ceramic Candle', 'Jar Candle', 'Two-Wick Candle'],
  traits: ['Cedar & Smoke', 'Fig Leaf', 'Sea Salt', 'Amber', 'Tomato Leaf', 'Vanilla Oak', 'Rain'],
  variants: ['8 oz', '10 oz', '12 oz', '14 oz'],
  facts: [
    'Soy and coconut wax, cotton wick, about fifty-five hours of evening.',
    'The vessel is glazed inside and becomes a cup when the wax is gone.',
    'Throws its scent with the lid off and keeps it with the lid on.',
    'Poured by hand in lots of two hundred; slight marks are part of it.',
    'Dust cover, matches and a card in every box.',
  ],
  msrp: [14, 58],
  box: [3.4, 3.4, 4],
  weight: [1.2, 'lbs'],
  innerQuantities: [4, 6, 12],
}
