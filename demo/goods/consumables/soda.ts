import type { Goods } from '../goods.ts'

export const soda: Goods = {
  nouns: ['Sparkling Water', 'Craft Soda', 'Kombucha', 'Cold Brew', 'Iced Tea', 'Ginger Beer'],
  traits: ['Grapefruit', 'Blood Orange', 'Lemon & Mint', 'Elderflower', 'Peach', 'Unsweetened'],
  variants: ['6-Pack', '8-Pack', '12-Pack', '12 oz 6-Pack'],
  facts: [
    'No sweeteners, nothing artificial, a short label.',
    'Fine bubbles, held at higher pressure than most.',
    'Brewed slowly and kept cold all the way to the dock.',
    'Light enough for lunch, dry enough for the evening.',
    'Short cans, paperboard wrap, no rings.',
  ],
  msrp: [9, 30],
  box: [8, 5.4, 5],
  weight: [5.2, 'lbs'],
  innerQuantities: [4, 6, 12],
  shelfMonths: 14,
}
