import type { Goods } from '../goods.ts'

export const pettoy: Goods = {
  nouns: ['Fetch Bundle', 'Bone & Ball Set', 'Chew Toy Set', 'Play Pack', 'Rubber Chew'],
  traits: ['Tough-Chew', 'Squeaker-Free', 'Natural-Rubber', 'Treat-Hiding', 'Floating'],
  sizes: ['S', 'M', 'L'],
  facts: [
    'Survived our test dog, who has retired three sofas.',
    'Floats, bounces crooked, rinses clean.',
    'Natural rubber with a hint of vanilla, for reasons dogs know.',
    'The core takes a spoon of peanut butter.',
    'Hang card with try-me cut-out.',
  ],
  msrp: [9, 32],
  box: [9, 5, 3.4],
  weight: [12, 'oz'],
  innerQuantities: [6, 12, 24],
}
