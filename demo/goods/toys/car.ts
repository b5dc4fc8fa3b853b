import type { Goods } from '../goods.ts'

export const car: Goods = {
  nouns: ['Wooden Car', 'Push Car', 'Toy Van', 'Pull-Back Car', 'Road-Trip Car'],
  traits: ['Chunky', 'Retro', 'Maple', 'Free-Rolling', 'Little-Hands'],
  sizes: ['Ages 2+', 'Ages 3+'],
  facts: [
    'Axles are steel, wheels have rubber treads, floors are safe.',
    'Cut from one block of maple, sanded five times.',
    'Rolls straight and far; siblings have been warned.',
    'Works with the ramps of the same series.',
  ],
  msrp: [10, 34],
  box: [8, 4, 4.4],
  weight: [12, 'oz'],
  innerQuantities: [6, 12],
}
