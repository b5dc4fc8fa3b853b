import type { Goods } from '../goods.ts'

export const robot: Goods = {
  nouns: ['Robot Buddy', 'Wooden Robot', 'Posable Robot', 'Retro Robot', 'Build-a-Robot'],
  traits: ['Articulated', 'Chunky', 'Battery-Free', 'Magnetic', 'Tin-Style'],
  sizes: ['Ages 3+', 'Ages 5+'],
  facts: [
    'Arms and head turn with a click that children will repeat.',
    'No batteries, no app, no updates.',
    'Magnets hold the parts together and are sealed for good.',
    'Comes with a sheet of dials and buttons to stick on.',
  ],
  msrp: [16, 48],
  box: [6, 4, 9],
  weight: [1.1, 'lbs'],
  innerQuantities: [4, 6, 12],
}
