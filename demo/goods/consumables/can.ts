import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { ellipse, path, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const can: Good = {
  nouns: [
    'Chopped Tomatoes',
    'Chickpea Stew',
    'Black Bean Soup',
    'Coconut Milk',
    'Pumpkin Purée',
    'White Beans',
  ],
  traits: ['Organic', 'Low-Sodium', 'Family-Size', 'Farmstead', 'Slow-Cooked'],
  variants: ['14.5 oz', '15 oz', '28 oz'],
  facts: [
    'Picked, cooked and canned within nine hours.',
    'BPA-free lining and an easy-open ring.',
    'Three ingredients, all of which grow.',
    'Cooked in the can, so nothing turns to mush.',
    'Pallet-ready trays, perforated for the shelf.',
  ],
  msrp: [3, 9],
  box: [3, 3, 4.4],
  weight: [15, 'oz'],
  innerQuantities: [12, 24],
  shelfMonths: 30,
  category: 'consumables',
  stance: 'tall',
  scale: 1.28,
  draw(kit) {
    const { main, second, seeded } = kit
    const h = seeded.between(-34, 20)
    const top = 142 + h
    const metal = oklch(0.86, 0.008, 80)
    const body = `M118 ${top}V304Q118 322 200 322Q282 322 282 304V${top}Z`
    let svg = path(body, main.base)
    svg += kit.clipped(
      body,
      path(
        `M118 ${top + 46}Q200 ${top + 66} 282 ${top + 46}V${top + 132 - h * 0.5}Q200 ${top + 152 - h * 0.5} 118 ${top + 132 - h * 0.5}Z`,
        second.base,
      ) +
        path(
          `M118 ${top + 40}Q200 ${top + 60} 282 ${top + 40}V${top + 43}Q200 ${top + 63} 118 ${top + 43}Z`,
          second.base,
        ),
    )
    svg +=
      drawMark(
        kit.mark,
        [200, top + 98 - h * 0.2, 19],
        main.lightness > second.lightness + 0.1 ? main.pale : main.base,
      ) +
      smallPrint([200, top + 124 - h * 0.2, 50], second.lightness > 0.7 ? main.ink : WHITE) +
      kit.rounded(body)
    svg +=
      path(`M118 304Q118 322 200 322Q282 322 282 304V298Q282 315 200 315Q118 315 118 298Z`, metal) +
      ellipse([200, top, 84, 17], metal) +
      ellipse([200, top, 76, 13], oklch(0.78, 0.008, 80)) +
      ellipse([200, top + 2, 70, 11], oklch(0.83, 0.008, 80))
    return (
      svg +
      ellipse([200, top + 6, 17, 4.5], metal) +
      ellipse([200, top + 6, 10, 2.5], oklch(0.7, 0.008, 80))
    )
  },
}
