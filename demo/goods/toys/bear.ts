import type { Good } from '../good.ts'
import { circle, ellipse, line, path, WHITE } from '../../art/shapes.ts'

export const bear: Good = {
  nouns: ['Plush Bear', 'Teddy Bear', 'Cuddle Bear', 'Heirloom Bear', 'Bear with Scarf'],
  traits: ['Extra-Soft', 'Recycled-Fill', 'Twelve-Inch', 'Weighted', 'Jointed'],
  sizes: ['Ages 0+', 'Ages 1+'],
  facts: [
    'Eyes are embroidered: safe from the first day.',
    'Filled with fibre from thirteen recycled bottles.',
    'Sits up by itself, leans when asked.',
    'Machine-washable on gentle, in the pillowcase provided by you.',
    'Each comes with a tag for its own name.',
  ],
  msrp: [18, 58],
  box: [9, 8, 12],
  weight: [14, 'oz'],
  innerQuantities: [4, 6, 12],
  category: 'toys',
  stance: 'tall',
  scale: 1.04,
  draw(kit) {
    const { main, second, seeded } = kit
    let svg =
      circle([146, 108, 26], main.base) +
      circle([254, 108, 26], main.base) +
      circle([146, 108, 14], main.pale) +
      circle([254, 108, 14], main.pale)
    svg +=
      ellipse([130, 306, 32, 18], main.low) +
      ellipse([270, 306, 32, 18], main.low) +
      path('M138 214Q96 236 104 272Q128 282 152 252Z', main.low) +
      path('M262 214Q304 236 296 272Q272 282 248 252Z', main.low)
    svg +=
      ellipse([200, 258, 72, 64], main.base) +
      ellipse([200, 264, 44, 42], main.pale) +
      ellipse([154, 306, 34, 17], main.base) +
      ellipse([246, 306, 34, 17], main.base) +
      ellipse([154, 306, 16, 9], main.pale) +
      ellipse([246, 306, 16, 9], main.pale)
    svg +=
      ellipse([200, 152, 74, 66], main.base) +
      path('M130 140A74 66 0 0 1 200 86Q150 100 144 150Z', '#fff', { opacity: 0.14 }) +
      ellipse([200, 174, 34, 26], main.pale) +
      path('M188 162Q200 156 212 162Q208 174 200 176Q192 174 188 162Z', main.ink) +
      line('M200 176V184M188 188Q200 196 212 188', main.ink, { width: 3 })
    svg +=
      circle([170, 148, 6.5], main.ink) +
      circle([230, 148, 6.5], main.ink) +
      circle([172, 146, 2], WHITE) +
      circle([232, 146, 2], WHITE)
    return (
      svg +
      (seeded.chance(0.6)
        ? path('M146 204Q200 230 254 204L256 220Q200 244 144 220Z', second.base) +
          path('M214 222L240 262L222 266L206 228Z', second.low)
        : path('M200 218L164 200V236ZM200 218L236 200V236Z', second.base) +
          circle([200, 218, 9], second.deep))
    )
  },
}
