import { drawMark, type Mark } from '../../art/marks.ts'
import { tones, type Tones } from '../../art/materials.ts'
import type { Good } from '../good.ts'
import { group, path, rect, WHITE } from '../../art/shapes.ts'

const emblems: readonly Mark[] = ['half', 'peak', 'sun', 'petal', 'ring', 'dots', 'star', 'moon']

export const blocks: Good = {
  nouns: ['Wooden Blocks', 'Picture Blocks', 'Stacking Cubes', 'Alphabet Blocks', 'Nesting Blocks'],
  traits: ['Beechwood', 'Non-Toxic', 'Hand-Finished', 'Chunky', 'Classic'],
  variants: ['Set of 12', 'Set of 20', 'Set of 30'],
  sizes: ['Ages 1+', 'Ages 2+'],
  facts: [
    'Solid beech with rounded edges and water-based paint.',
    'Six faces, six pictures, hours before anyone is bored.',
    'The bag is cotton and the lid is a tray.',
    'Passes EN71 and ASTM F963 with room to spare.',
  ],
  msrp: [16, 52],
  box: [9, 6, 3.5],
  weight: [2.4, 'lbs'],
  innerQuantities: [4, 6, 12],
  category: 'toys',
  stance: 'tall',
  alone: true,
  scale: 1.18,
  draw(kit) {
    const { main, second, seeded } = kit
    const third = tones(seeded.pick(['ochre', 'sky', 'rose', 'sage']))
    const [left, right, top] = seeded.some(emblems, 3)
    return (
      group('translate(98 222)', cube(main, left)) +
      group('translate(202 222)', cube(second, right)) +
      group(`rotate(${seeded.between(-7, 7)} 200 170) translate(150 121)`, cube(third, top))
    )
  },
}

const cube = (tone: Tones, emblem: Mark = 'ring') =>
  rect([0, 0, 100, 100, 7], tone.base) +
  path('M7 0H93L84 9H16Z', '#fff', { opacity: 0.3 }) +
  path('M7 100H93L84 91H16Z', '#000', { opacity: 0.14 }) +
  rect([12, 12, 76, 76, 5], tone.high) +
  drawMark(emblem, [50, 50, 24], tone.lightness > 0.7 ? tone.ink : WHITE)
