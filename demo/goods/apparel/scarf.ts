import type { Good } from '../good.ts'
import { line, path, rect, repeat } from '../../art/shapes.ts'

export const scarf: Good = {
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
  category: 'apparel',
  stance: 'flat',
  scale: 1.02,
  draw(kit) {
    const { main, second, seeded } = kit
    const style = seeded.pick(['plaid', 'bands', 'stripes'])
    const loop = 'M200 70C120 70 96 120 118 164C140 206 260 206 282 164C304 120 280 70 200 70Z'
    const tails = ['M148 168L204 186L176 318L106 300Z', 'M196 186L252 168L294 300L224 318Z']
    const pattern = {
      plaid:
        repeat(9, (i) => rect([60, 62 + i * 32, 280, 7], second.base, { opacity: 0.75 })) +
        repeat(8, (i) => rect([84 + i * 32, 50, 7, 290], second.base, { opacity: 0.5 })),
      bands: rect([60, 250, 280, 18], second.base) + rect([60, 276, 280, 8], second.base),
      stripes: repeat(12, (i) => rect([60, 66 + i * 24, 280, 10], second.base)),
    }
    const cloth = (shape: string, tone: string) =>
      kit.cast(shape) + path(shape, tone) + kit.clipped(shape, pattern[style])
    return (
      repeat(9, (i) => line(`M${110 + i * 8} ${301 + i * 2}l-6 22`, main.deep, { width: 3 })) +
      repeat(9, (i) => line(`M${228 + i * 8} ${317 - i * 2}l5 22`, main.deep, { width: 3 })) +
      tails.map((tail) => cloth(tail, main.base)).join('') +
      cloth(loop, main.low) +
      path(
        'M200 96C160 96 146 118 158 138C172 158 228 158 242 138C254 118 240 96 200 96Z',
        main.deep,
      ) +
      path('M150 166Q200 216 250 166L258 184Q200 226 142 184Z', '#000', { opacity: 0.12 })
    )
  },
}
