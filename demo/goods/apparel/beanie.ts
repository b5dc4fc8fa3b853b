import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { circle, group, line, path, rect } from '../../art/shapes.ts'

export const beanie: Good = {
  nouns: ['Pom Beanie', 'Rib-Knit Beanie', 'Winter Hat', 'Cuffed Beanie', 'Chunky-Knit Hat'],
  traits: ['Merino', 'Recycled-Yarn', 'Fleece-Lined', 'Lambswool', 'Donegal', 'Everyday'],
  sizes: ['One Size'],
  facts: [
    'Two layers of rib knit with a brushed fleece band where it meets the forehead.',
    'The pompom snaps off, so the hat can go in the wash without it.',
    'Knit on twelve-gauge machines from yarn spun out of post-industrial wool.',
    'A deep cuff folds once for a snug fit or stays down over the ears.',
    'Tested through two ski seasons without pilling at the fold.',
    'Comes with a woven side label and a hang loop inside the crown.',
  ],
  msrp: [18, 42],
  box: [9, 8.5, 2],
  weight: [3.2, 'oz'],
  innerQuantities: [6, 12, 24],
  category: 'apparel',
  stance: 'flat',
  draw(kit) {
    const { main, second } = kit
    const dome = 'M98 250C90 150 140 104 200 104C260 104 310 150 302 250Z'
    let svg =
      kit.cast('M88 236H312V306Q200 322 88 306Z') +
      circle([200, 92, 34], second.base) +
      [20, 70, 120, 170, 220, 270, 320]
        .map((q) =>
          group(`rotate(${q} 200 92)`, line('M200 92V66', second.low, { width: 3, opacity: 0.6 })),
        )
        .join('') +
      circle([192, 84, 12], second.high, { opacity: 0.7 })
    svg += path(dome, main.base)
    let ribs = ''
    for (let i = -5; i <= 5; i++)
      ribs += line(`M${200 + i * 18} 256Q${200 + i * 17} 160 ${200 + i * 4} 104`, main.low, {
        width: 5,
        opacity: 0.8,
      })
    svg += kit.clipped(
      dome,
      ribs +
        path('M98 250C90 150 140 104 200 104C140 120 120 180 128 250Z', '#fff', { opacity: 0.1 }) +
        path('M302 250C310 150 260 104 200 104C250 130 276 180 272 250Z', '#000', { opacity: 0.1 }),
    )
    svg += path('M86 238Q200 222 314 238V298Q200 314 86 298Z', main.low)
    for (let i = -6; i <= 6; i++)
      svg += line(
        `M${200 + i * 17} ${236 - (36 - i * i) * 0.22}V${300 + (36 - i * i) * 0.22}`,
        main.deep,
        { width: 3, opacity: 0.35 },
      )
    return (
      svg + rect([236, 252, 46, 34, 4], second.base) + drawMark(kit.mark, [259, 269, 9], main.deep)
    )
  },
}
