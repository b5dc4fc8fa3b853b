import { bone } from '../../art/paw-and-bone.ts'
import type { Good } from '../good.ts'
import { ellipse, line, path, rect, WHITE } from '../../art/shapes.ts'

export const petbed: Good = {
  nouns: ['Bolster Bed', 'Donut Bed', 'Nest Bed', 'Orthopedic Bed', 'Calming Bed'],
  traits: ['Machine-Washable', 'Memory-Foam', 'Plush', 'Chew-Resistant', 'Two-Tone'],
  sizes: ['S', 'M', 'L', 'XL'],
  facts: [
    'Four inches of foam that rises again after every nap.',
    'Cover zips off in one piece and fits a home washer.',
    'A bolster all round for those who sleep on their chins.',
    'Base is coated against accidents and grips the floor.',
    'Ships rolled; full size within a day.',
  ],
  msrp: [34, 128],
  box: [26, 22, 8],
  weight: [4.6, 'lbs'],
  innerQuantities: [1, 2, 4],
  category: 'pet',
  stance: 'wide',
  draw(kit) {
    const { main, second } = kit
    let svg =
      path('M52 244Q52 176 200 176Q348 176 348 244V276Q348 322 200 322Q52 322 52 276Z', main.base) +
      path('M52 252Q52 322 200 322Q348 322 348 252V276Q348 322 200 322Q52 322 52 276Z', main.deep, {
        opacity: 0.45,
      })
    svg +=
      ellipse([200, 236, 110, 44], main.deep) +
      ellipse([200, 246, 104, 36], second.base) +
      ellipse([200, 240, 92, 26], second.high)
    for (let i = 0; i < 9; i++)
      svg += line(`M${74 + i * 31.5} ${270 + Math.sin((i / 8) * 3.14) * 34}q4 16 0 26`, main.deep, {
        width: 3,
        opacity: 0.4,
      })
    svg += path('M76 214Q120 184 200 184Q150 196 110 226Q84 236 76 214Z', '#fff', { opacity: 0.2 })
    return svg + bone([200, 240, 26], main.base, 6) + rect([286, 278, 26, 18, 3], WHITE)
  },
}
