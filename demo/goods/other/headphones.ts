import type { Goods } from '../goods.ts'

export const headphones: Goods = {
  nouns: ['Wireless Headphones', 'Over-Ear Headphones', 'Travel Headphones', 'Studio Headphones'],
  traits: ['Noise-Reducing', 'Foldable', '40-Hour', 'Low-Latency', 'Volume-Limited'],
  facts: [
    'Forty hours to a charge, three more from ten minutes on the cable.',
    'Ear cushions come off and can be bought again.',
    'Two microphones that hear a voice and not the street.',
    'Folds flat into the case it comes with.',
    'Works by cable when the battery does not.',
  ],
  msrp: [38, 180],
  box: [8, 7, 3.4],
  weight: [1.2, 'lbs'],
  innerQuantities: [2, 4, 10],
}
