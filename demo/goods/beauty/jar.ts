import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { ellipse, path, rect, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const jar: Good = {
  nouns: [
    'Night Cream',
    'Body Butter',
    'Clay Mask',
    'Sleeping Mask',
    'Moisture Cream',
    'Sugar Scrub',
  ],
  traits: ['Restoring', 'Whipped', 'Oat & Honey', 'Barrier', 'Rich', 'Weightless'],
  variants: ['1.7 oz', '2 oz', '4 oz', '8 oz'],
  facts: [
    'Shea and squalane in a base that sinks in before the pillow does.',
    'Free of fragrance, dyes and essential oils; made for skin that argues.',
    'A pea is enough for the face, two for the neck.',
    'Glass jar with an inner seal, outer carton printed with soy ink.',
    'Dermatologist-tested on forty volunteers for six weeks.',
    'The scoop is tucked below the lid.',
  ],
  msrp: [16, 68],
  box: [3, 3, 2.4],
  weight: [6, 'oz'],
  innerQuantities: [6, 12, 24],
  shelfMonths: 24,
  category: 'beauty',
  stance: 'tall',
  scale: 1.3,
  draw(kit) {
    const { main, second, seeded } = kit
    const h = seeded.between(0, 24)
    const lid = `M112 ${196 - h}Q112 ${186 - h} 122 ${186 - h}H278Q288 ${186 - h} 288 ${196 - h}V${238 - h}H112Z`
    const body = `M106 ${238 - h}H294V294Q294 322 262 322H138Q106 322 106 294Z`
    let svg =
      path(body, main.pale) +
      path(`M118 ${246 - h}H282V290Q282 312 258 312H142Q118 312 118 290Z`, main.high) +
      kit.rounded(body)
    svg +=
      path(lid, second.base) +
      kit.rounded(lid) +
      rect([112, 232 - h, 176, 6], '#000', { opacity: 0.12 }) +
      ellipse([200, 187 - h, 82, 5], '#fff', { opacity: 0.28 })
    return (
      svg +
      rect([148, 252 - h, 104, 54 + h * 0.6, 3], WHITE) +
      drawMark(kit.mark, [200, 270 - h * 0.7, 12], main.deep) +
      smallPrint([200, 289 - h * 0.4, 56], main.ink)
    )
  },
}
