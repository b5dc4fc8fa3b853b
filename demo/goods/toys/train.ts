import type { Goods } from '../goods.ts'

export const train: Goods = {
  nouns: ['Wooden Train', 'Freight Train', 'Train Set', 'Push Train', 'Little Engine'],
  traits: ['Magnetic-Coupling', 'Three-Car', 'Cargo', 'Classic', 'First'],
  sizes: ['Ages 18m+', 'Ages 3+'],
  facts: [
    'Couplings find one another by magnet.',
    'Cargo blocks lift out and count to three.',
    'Fits the wooden track most families already own.',
    'Beech and maple, finished with plant oil.',
  ],
  msrp: [18, 58],
  box: [14, 4, 5],
  weight: [1.5, 'lbs'],
  innerQuantities: [4, 6, 12],
}
