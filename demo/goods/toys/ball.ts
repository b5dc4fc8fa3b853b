import type { Good } from '../good.ts'
import { tones } from '../../art/materials.ts'
import { circle, group, path, repeat, WHITE } from '../../art/shapes.ts'
import { drawMark } from '../../art/marks.ts'

const outline = 'M92 214a108 108 0 1 0 216 0a108 108 0 1 0 -216 0Z'

export const ball: Good = {
  nouns: ['Play Ball', 'Beach Ball', 'Playground Ball', 'Star Ball', 'Bouncy Ball'],
  traits: ['Soft-Touch', 'Nine-Inch', 'Indoor-Outdoor', 'No-Pop', 'First'],
  sizes: ['Ages 1+', 'Ages 3+'],
  facts: [
    'Soft enough for the living room and true enough for four-square.',
    'Ships flat with a pin; holds its air for months.',
    'Phthalate-free skin with a grip that small hands like.',
    'Colours are moulded in, not printed on.',
  ],
  msrp: [8, 26],
  box: [9, 9, 9],
  weight: [11, 'oz'],
  innerQuantities: [6, 12, 24],
  category: 'toys',
  stance: 'wide',
  scale: 1.02,
  draw(kit) {
    const { main, second, seeded } = kit
    const third = tones(seeded.pick(['cream', 'sky', 'ochre']))
    const turn = seeded.whole(-40, 40)
    const pattern = {
      beach: repeat(6, (i) =>
        group(
          `rotate(${turn + i * 60} 172 186)`,
          path(
            'M172 186Q220 120 300 60Q330 130 320 200Q250 170 172 186Z',
            [main, third, second][i % 3]?.base ?? main.base,
          ),
        ),
      ),
      dots: repeat(9, (i) =>
        drawMark(
          'star',
          [120 + (i % 3) * 78, 138 + Math.floor(i / 3) * 74 + (i % 2) * 14, 19],
          second.base,
        ),
      ),
      bands: group(
        `rotate(${turn} 200 214)`,
        path('M60 190Q200 150 340 190V238Q200 198 60 238Z', second.base) +
          path('M60 252Q200 212 340 252V262Q200 222 60 262Z', WHITE),
      ),
    }
    return (
      circle([200, 214, 108], main.base) +
      kit.clipped(outline, pattern[seeded.pick(['beach', 'dots', 'bands'] as const)]) +
      kit.clipped(
        outline,
        path(
          'M92 214A108 108 0 0 0 308 214Q312 330 200 330T92 214Q130 290 200 290T300 190Z',
          '#000',
          { opacity: 0.1 },
        ),
      ) +
      path('M124 176A92 92 0 0 1 190 124Q146 150 136 196Z', '#fff', { opacity: 0.45 })
    )
  },
}
