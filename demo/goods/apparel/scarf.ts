import type { Goods } from '../goods.ts'

export const scarf: Goods = {
  nouns: ['Fringed Scarf', 'Blanket Scarf', 'Woven Scarf', 'Winter Scarf', 'Plaid Wrap'],
  traits: ['Lambswool', 'Brushed', 'Oversized', 'Yarn-Dyed', 'Soft-Touch', 'Double-Faced'],
  sizes: ['One Size'],
  facts: [
    'Woven on slow looms and brushed on both sides for a soft hand.',
    'Seventy-five inches long before the fringe: enough to go round twice.',
    'Each tassel is twisted and knotted by hand.',
    'Warm as a throw on a train and thin enough to pack.',
    'Arrives folded in a belly band with a small swatch of the fabric.',
  ],
  msrp: [28, 90],
  box: [12, 9, 2],
  weight: [0.6, 'lbs'],
  innerQuantities: [6, 12],
}
