import type { Good } from '../good.ts'
import { ellipse, path, rect, repeat, WHITE } from '../../art/shapes.ts'
import { oklch } from '../../art/oklch.ts'
import { smallPrint } from '../../art/small-print.ts'
import { bone, paw } from '../../art/paw-and-bone.ts'

export const treats: Good = {
  nouns: ['Training Treats', 'Biscuit Jar', 'Crunchy Biscuits', 'Dental Treats', 'Soft Chews'],
  traits: ['Peanut Butter', 'Pumpkin & Oat', 'Sweet Potato', 'Blueberry', 'Beef Liver'],
  variants: ['8 oz', '10 oz', '12 oz', '16 oz'],
  facts: [
    'Six ingredients, oven-baked, snapped by hand.',
    'Three calories apiece, which makes for long lessons.',
    'No wheat, corn, soy or mystery.',
    'Made in a kitchen that could, by law, feed people.',
    'The jar is worth washing.',
  ],
  msrp: [7, 22],
  box: [4.2, 4.2, 6],
  weight: [14, 'oz'],
  innerQuantities: [6, 12],
  shelfMonths: 15,
  category: 'pet',
  stance: 'tall',
  scale: 1.12,
  draw(kit) {
    const { main, second, seeded } = kit
    const biscuit = oklch(0.7, 0.09, seeded.between(55, 75))
    const body =
      'M120 140H280Q292 150 292 170V298Q292 322 268 322H132Q108 322 108 298V170Q108 150 120 140Z'
    return (
      path(body, oklch(0.95, 0.012, 200)) +
      kit.clipped(
        body,
        repeat(15, (i) =>
          bone(
            [134 + (i % 4) * 44 + (Math.floor(i / 4) % 2) * 18, 180 + Math.floor(i / 4) * 40, 21],
            i % 3 ? biscuit : oklch(0.6, 0.09, 55),
            seeded.whole(-60, 60),
          ),
        ),
      ) +
      kit.rounded(body) +
      rect([112, 86, 176, 56, 8], main.base) +
      rect([112, 86, 176, 56, 8], kit.roll) +
      ellipse([200, 88, 80, 5], '#fff', { opacity: 0.25 }) +
      rect([144, 202, 112, 88, 6], second.base) +
      rect([150, 208, 100, 76, 4], WHITE) +
      paw([200, 232, 18], second.deep) +
      smallPrint([200, 264, 60], main.ink)
    )
  },
}
