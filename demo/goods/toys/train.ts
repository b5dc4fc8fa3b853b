import type { Good } from '../good.ts'
import { circle, path, rect, repeat } from '../../art/shapes.ts'
import { drawMark } from '../../art/marks.ts'
import { tones } from '../../art/materials.ts'

export const train: Good = {
  nouns: ['Wooden Train', 'Freight Train', 'Train Set', 'Push Train', 'Little Engine'],
  traits: ['Magnetic-Coupling', 'Three-Car', 'Cargo', 'Classic', 'First'],
  sizes: ['Ages 18m+', 'Ages 3+'],
  facts: [
    'Couplings find one another by magnet.',
    'Cargo blocks lift out and count to three.',
    'Fits the wooden track most families already own.',
    'Beech and maple, finished with plant oil.',
  ],
  msrp: [18, 58],
  box: [14, 4, 5],
  weight: [1.5, 'lbs'],
  innerQuantities: [4, 6, 12],
  category: 'toys',
  stance: 'wide',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const wagon = tones(seeded.pick(['ochre', 'sky', 'rose', 'sage']))
    const wheel = (x: number, radius: number) =>
      circle([x, 322 - radius, radius], second.ink) +
      circle([x, 322 - radius, radius * 0.5], wagon.base)
    return (
      rect([44, 232, 104, 62, 6], wagon.base) +
      repeat(3, (i) =>
        rect([54 + i * 32, 206, 26, 30, 4], [main.base, second.base, wagon.low][i] ?? wagon.low),
      ) +
      drawMark(kit.mark, [96, 262, 16], wagon.lightness > 0.7 ? wagon.deep : '#fffdf8') +
      rect([144, 278, 32, 8, 4], second.ink) +
      rect([168, 176, 76, 118, 6], main.base) +
      rect([158, 160, 96, 20, 6], second.base) +
      rect([184, 194, 44, 38, 5], '#dfe9ee') +
      rect([240, 222, 98, 72, 8], main.low) +
      rect([240, 222, 98, 16, 8], '#fff', { opacity: 0.2 }) +
      path('M286 222L280 178H314L308 222Z', second.base) +
      rect([274, 168, 46, 14, 5], second.deep) +
      path('M336 270L362 306H336Z', second.base) +
      circle([340, 246, 9], '#f7e3a1') +
      rect([160, 286, 184, 12, 4], second.deep) +
      wheel(72, 22) +
      wheel(120, 22) +
      wheel(196, 30) +
      wheel(262, 22) +
      wheel(314, 22)
    )
  },
}
