import type { Goods } from '../goods.ts'

export const cushion: Goods = {
  nouns: ['Throw Pillow', 'Lumbar Pillow', 'Floor Cushion', 'Pillow Cover', 'Accent Pillow'],
  traits: ['Hand-Loomed', 'Washed-Linen', 'Bouclé', 'Velvet', 'Block-Print', 'Chunky-Weave'],
  variants: ['18 in', '20 in', '22 in', '12 x 20 in'],
  facts: [
    'Cover comes off by a hidden zip and survives the washing machine.',
    'Filled with shredded down-alternative, plump without crackling.',
    'Woven from yarn-dyed cotton, so the pattern is the same inside.',
    'Corners are tapered, which stops the rabbit ears.',
    'Vacuum-packed in transit; give it an hour.',
  ],
  msrp: [24, 88],
  box: [18, 18, 5],
  weight: [1.5, 'lbs'],
  innerQuantities: [2, 4, 6],
}
