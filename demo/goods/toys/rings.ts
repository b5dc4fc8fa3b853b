import type { Goods } from '../goods.ts'

export const rings: Goods = {
  nouns: ['Stacking Rings', 'Rainbow Stacker', 'Ring Tower', 'Rocking Stacker'],
  traits: ['Wooden', 'Silicone', 'First-Year', 'Sensory', 'Classic'],
  sizes: ['Ages 6m+', 'Ages 1+'],
  facts: [
    'Five rings, five sizes, one post that rocks on purpose.',
    'Painted with colour that survives teething.',
    'Teaches order; tolerates chaos.',
    'Rings float, so the bath counts as a playroom.',
  ],
  msrp: [14, 36],
  box: [6, 6, 9],
  weight: [1.3, 'lbs'],
  innerQuantities: [6, 12],
}
