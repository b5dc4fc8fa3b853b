import type { Good } from '../good.ts'
import { circle, group, line, path, repeat } from '../../art/shapes.ts'

export const ropetoy: Good = {
  nouns: ['Rope Tug', 'Knotted Rope Toy', 'Ring Tug', 'Tug Rope', 'Dental Rope'],
  traits: ['Cotton', 'Hemp', 'Double-Knot', 'Extra-Long', 'Bright'],
  sizes: ['S', 'M', 'L'],
  facts: [
    'Washed cotton, no dye that runs.',
    'Fibres floss as they fray.',
    'Knots are pulled by machine and checked by someone stronger.',
    'Long enough for two dogs and one fair referee.',
    'Machine-washable on warm.',
  ],
  msrp: [7, 22],
  box: [12, 4, 2.4],
  weight: [8, 'oz'],
  innerQuantities: [12, 24],
  category: 'pet',
  stance: 'flat',
  scale: 1.06,
  draw(kit) {
    const { main, second, seeded } = kit
    const tail = (transform: string) =>
      group(
        transform,
        repeat(7, (i) =>
          line(`M0 0Q${(i - 3) * 6} 22 ${(i - 3) * 9} 48`, i % 2 ? second.base : main.base, {
            width: 7,
          }),
        ),
      )
    const knot = (x: number, y: number) =>
      circle([x, y, 27], main.deep) +
      path(
        `M${x - 24} ${y - 6}Q${x} ${y - 30} ${x + 24} ${y + 4}Q${x} ${y - 8} ${x - 24} ${y - 6}Z`,
        second.base,
      ) +
      path(
        `M${x - 24} ${y + 8}Q${x} ${y - 8} ${x + 22} ${y + 16}Q${x} ${y + 8} ${x - 24} ${y + 8}Z`,
        main.high,
      )
    const ring = seeded.chance(0.45)
    const d = ring
      ? 'M120 200A80 80 0 1 1 280 200A80 80 0 1 1 120 200'
      : 'M112 258C150 210 168 240 200 200S252 190 288 142'
    return (
      line(d, '#3a2d1c', { width: 34, opacity: 0.1, transform: 'translate(5 9)' }) +
      (ring
        ? tail('translate(200 282)')
        : tail('translate(96 276) rotate(52)') + tail('translate(304 124) rotate(-128)')) +
      line(d, main.base, { width: 34 }) +
      line(d, second.base, { width: 30, dashes: '1 26' }) +
      line(d, main.deep, { width: 3, opacity: 0.4 }) +
      (ring ? knot(200, 280) : knot(106, 264) + knot(294, 136))
    )
  },
}
