import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { path, rect } from '../../art/shapes.ts'

export const lipstick: Good = {
  nouns: [
    'Satin Lipstick',
    'Matte Lipstick',
    'Tinted Balm Stick',
    'Velvet Lip Colour',
    'Sheer Lipstick',
  ],
  traits: ['Long-Wear', 'Moisture', 'Soft-Focus', 'Weightless', 'High-Pigment', 'Petal'],
  variants: [
    'Fig',
    'Rosewood',
    'Paprika',
    'Bare',
    'Mulberry',
    'Clay',
    'Poppy',
    'Tea Rose',
    'Cocoa',
    'Brick',
  ],
  facts: [
    'One swipe covers; it fades to a stain instead of a ring.',
    'Jojoba and vitamin E keep the matte from turning to chalk.',
    'The case closes on a magnet with a good click.',
    'Comes with shrink band and a shade dot on the base for shelf trays.',
    'Vegan formula, never tested on animals.',
  ],
  msrp: [9, 32],
  box: [0.9, 0.9, 3.2],
  weight: [1, 'oz'],
  innerQuantities: [12, 24, 36],
  shelfMonths: 30,
  category: 'beauty',
  stance: 'tall',
  materials: ['brick', 'rose', 'terracotta', 'plum'],
  scale: 1.22,
  draw(kit) {
    const { main, second, seeded } = kit
    const up = seeded.between(-12, 16)
    const gold = oklch(0.8, 0.075, 85)
    let svg =
      path(`M140 ${156 - up}L184 ${128 - up}Q190 126 190 134V226H140Z`, main.base) +
      path(`M140 ${156 - up}L184 ${128 - up}Q190 126 190 134L150 ${160 - up}V226H140Z`, main.high) +
      path('M178 140H190V226H178Z', '#000', { opacity: 0.1 })
    svg += rect([134, 214, 62, 36, 3], gold) + rect([134, 214, 62, 36, 3], kit.roll)
    svg +=
      rect([124, 244, 82, 78, 5], second.base) +
      rect([124, 244, 82, 78, 5], kit.roll) +
      rect([124, 244, 82, 7, 2], gold)
    svg +=
      rect([226, 186, 74, 136, 6], second.base) +
      rect([226, 186, 74, 136, 6], kit.roll) +
      rect([226, 306, 74, 8], gold)
    return svg + drawMark(kit.mark, [263, 240, 13], gold)
  },
}
