import type { Goods } from '../goods.ts'

export const tote: Goods = {
  nouns: ['Canvas Tote', 'Market Tote', 'Everyday Tote', 'Zip Tote', 'Work Tote'],
  traits: ['Heavy-Canvas', 'Recycled-Cotton', 'Printed', 'Two-Tone', 'Waxed'],
  facts: [
    'Eighteen-ounce canvas that stands up by itself.',
    'Carries thirty pounds without the handles complaining.',
    'Inside pocket with a key leash.',
    'Screen-printed with water-based ink, one bag at a time.',
  ],
  msrp: [14, 78],
  box: [15, 12, 4],
  weight: [14, 'oz'],
  innerQuantities: [6, 12, 24],
}
