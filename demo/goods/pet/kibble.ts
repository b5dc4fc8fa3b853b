import { bone, paw } from '../../art/paw-and-bone.ts'
import type { Good } from '../good.ts'
import { circle, line, path, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const kibble: Good = {
  nouns: ['Dog Food', 'Cat Food', 'Puppy Kibble', 'Senior Formula', 'Grain-Free Kibble'],
  traits: ['Salmon & Pea', 'Chicken & Rice', 'Turkey & Oat', 'Lamb & Barley', 'Limited-Ingredient'],
  variants: ['4 lb', '6 lb', '12 lb', '24 lb'],
  facts: [
    'The first ingredient is meat, and so is the second.',
    'Baked in small ovens, not extruded.',
    'Vet-formulated, with taurine and omega-3.',
    'Bag closes with a slider that works with one hand.',
    'Batch-tested for what should not be in it; results by QR code.',
  ],
  msrp: [14, 64],
  box: [15, 5, 22],
  weight: [12.6, 'lbs'],
  innerQuantities: [1, 2, 4],
  shelfMonths: 14,
  category: 'pet',
  stance: 'tall',
  scale: 1.06,
  draw(kit) {
    const { main, second } = kit
    const body = 'M112 80L288 80L296 300Q298 322 280 322H120Q102 322 104 300Z'
    let svg =
      path(body, main.base) +
      kit.clipped(
        body,
        path('M100 180Q200 140 300 180V330H100Z', second.base) +
          path('M104 70L128 130V322H98V80Z', '#000', { opacity: 0.1 }) +
          path('M298 70L272 130V322H304V80Z', '#000', { opacity: 0.14 }) +
          path('M128 130L140 90V322H128Z', '#fff', { opacity: 0.12 }),
      )
    svg += path('M108 64H292V90H108Z', main.low) + line('M112 76H288', WHITE, { dashes: '6 5' })
    const dark = second.lightness > 0.7 ? main.deep : WHITE
    return (
      svg +
      circle([200, 152, 44], WHITE) +
      paw([200, 148, 26], main.deep) +
      smallPrint([200, 224, 100], dark) +
      bone([200, 270, 34], dark)
    )
  },
}
