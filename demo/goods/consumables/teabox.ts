import type { Goods } from '../goods.ts'

export const teabox: Goods = {
  nouns: ['Herbal Tea', 'Black Tea', 'Green Tea', 'Chai', 'Rooibos', 'Sleep Blend'],
  traits: ['Loose-Leaf Sachets', 'Organic', 'Ginger & Lemon', 'Chamomile', 'Peppermint', 'Spiced'],
  variants: ['15 Sachets', '20 Bags', '18 Pyramids'],
  facts: [
    'Whole leaves in sachets made from plants, not plastic.',
    'Steeps full in three minutes and does not turn bitter in ten.',
    'Blended by taste every season; no flavouring oils.',
    'Each sachet is wrapped, so that hotels can use it too.',
    'The box re-closes and stacks.',
  ],
  msrp: [6, 18],
  box: [5, 3, 3.4],
  weight: [4, 'oz'],
  innerQuantities: [6, 12],
  shelfMonths: 24,
}
