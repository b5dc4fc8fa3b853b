import type { Goods } from '../goods.ts'

export const jar: Goods = {
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
}
