import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { ellipse, group, path, rect, repeat, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const cereal: Good = {
  nouns: ['Oat Clusters', 'Toasted Muesli', 'Corn Rings', 'Crunchy Granola', 'Puffed Grain Cereal'],
  traits: ['Maple Pecan', 'Honey Almond', 'Cocoa', 'Berry', 'Cinnamon', 'Seed & Coconut'],
  variants: ['10 oz', '12 oz', '18 oz', 'Family Size'],
  facts: [
    'Baked low and turned by hand, so that clusters stay clusters.',
    'Sweetened with maple syrup and dates, 5 g of sugar to a bowl.',
    'Whole grain oats, sunflower oil, no palm.',
    'The inner bag is recyclable where store drop-off exists.',
    'Made in a nut-aware kitchen; see the panel.',
  ],
  msrp: [5, 12],
  box: [7.5, 2.5, 11],
  weight: [14, 'oz'],
  innerQuantities: [6, 8, 12],
  shelfMonths: 10,
  category: 'consumables',
  stance: 'tall',
  scale: 1.02,
  draw(kit) {
    const { main, second, seeded } = kit
    const turn = seeded.between(-20, 20)
    return (
      path('M104 74H250V322H104Z', main.base) +
      path('M250 74L302 92V308L250 322Z', main.deep) +
      path('M104 74L152 60L302 92L250 74Z', main.high) +
      rect([104, 74, 146, 62], second.base) +
      path('M250 74L302 92V146L250 136Z', second.deep) +
      drawMark(kit.mark, [177, 104, 19], second.lightness > 0.7 ? main.deep : WHITE) +
      smallPrint([177, 150, 96], main.lightness > 0.7 ? main.ink : WHITE) +
      path('M124 232H230Q226 290 177 290Q128 290 124 232Z', WHITE) +
      ellipse([177, 232, 53, 13], second.pale) +
      repeat(9, (i) =>
        group(
          `translate(${140 + (i % 5) * 18} ${226 + Math.floor(i / 5) * 9}) rotate(${turn + i * 40})`,
          ellipse([0, 0, 10, 6], i % 2 ? second.base : main.low),
        ),
      ) +
      rect([112, 300, 62, 12, 3], WHITE, { opacity: 0.7 }) +
      rect([104, 74, 9, 248], '#fff', { opacity: 0.14 })
    )
  },
}
