import { drawMark, type Mark } from '../../marks.ts'
import { tones, type Tones } from '../../materials.ts'
import type { Motif } from '../../motif.ts'
import { group, path, rect, WHITE } from '../../shapes.ts'

const emblems: readonly Mark[] = ['half', 'peak', 'sun', 'petal', 'ring', 'dots', 'star', 'moon']

export const blocks: Motif = {
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
