import type { Goods } from '../goods.ts'

export const brush: Goods = {
  nouns: ['Makeup Brush Set', 'Face Brush Trio', 'Kabuki Set', 'Blending Brush Set'],
  traits: ['Vegan', 'Duo-Fibre', 'Travel', 'Weighted-Handle', 'Soft-Bristle'],
  variants: ['3-Piece', 'Set of 3', '3-Piece with Roll'],
  facts: [
    'Synthetic fibres cut to hold powder and give it up evenly.',
    'Ferrules are crimped twice; nothing sheds after the first wash.',
    'Handles are beech, weighted towards the tip.',
    'A roll with a snap keeps the set together in a suitcase.',
    'The angled brush does contour and brow, the small one everything else.',
  ],
  msrp: [18, 58],
  box: [8.5, 3, 1.5],
  weight: [5, 'oz'],
  innerQuantities: [6, 12],
}
