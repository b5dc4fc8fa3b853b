import type { Good } from '../good.ts'
import { circle, line, path, rect, WHITE } from '../../art/shapes.ts'
import { drawMark } from '../../art/marks.ts'

export const robot: Good = {
  nouns: ['Robot Buddy', 'Wooden Robot', 'Posable Robot', 'Retro Robot', 'Build-a-Robot'],
  traits: ['Articulated', 'Chunky', 'Battery-Free', 'Magnetic', 'Tin-Style'],
  sizes: ['Ages 3+', 'Ages 5+'],
  facts: [
    'Arms and head turn with a click that children will repeat.',
    'No batteries, no app, no updates.',
    'Magnets hold the parts together and are sealed for good.',
    'Comes with a sheet of dials and buttons to stick on.',
  ],
  msrp: [16, 48],
  box: [6, 4, 9],
  weight: [1.1, 'lbs'],
  innerQuantities: [4, 6, 12],
  category: 'toys',
  stance: 'tall',
  scale: 1.1,
  draw(kit) {
    const { main, second, seeded } = kit
    const eyes = seeded.pick(['round', 'visor'])
    const arms = seeded.whole(-14, 20)
    return (
      line('M200 108V78', second.deep, { width: 6 }) +
      circle([200, 72, 12], second.base) +
      line(`M134 216Q104 ${222 - arms} 100 ${258 - arms}`, main.low, { width: 20 }) +
      line(`M266 216Q296 ${222 - arms} 300 ${258 - arms}`, main.low, { width: 20 }) +
      circle([100, 264 - arms, 17], second.base) +
      circle([300, 264 - arms, 17], second.base) +
      rect([156, 288, 32, 34, 6], second.deep) +
      rect([212, 288, 32, 34, 6], second.deep) +
      rect([130, 192, 140, 104, 16], main.base) +
      rect([130, 192, 140, 104, 16], kit.roll) +
      rect([156, 214, 88, 58, 8], WHITE) +
      drawMark(kit.mark, [200, 243, 19], second.deep) +
      rect([182, 180, 36, 16], main.deep) +
      rect([138, 104, 124, 82, 20], main.base) +
      rect([138, 104, 124, 82, 20], kit.roll) +
      rect([126, 130, 14, 32, 6], second.base) +
      rect([260, 130, 14, 32, 6], second.base) +
      (eyes === 'round'
        ? circle([174, 140, 15], WHITE) +
          circle([226, 140, 15], WHITE) +
          circle([176, 142, 7], main.ink) +
          circle([228, 142, 7], main.ink)
        : rect([156, 124, 88, 30, 15], main.ink) +
          circle([182, 139, 6], second.high) +
          circle([218, 139, 6], second.high)) +
      path('M182 168H218Q214 176 200 176T182 168Z', main.ink)
    )
  },
}
