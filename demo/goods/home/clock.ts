import type { Goods } from '../goods.ts'

export const clock: Goods = {
  nouns: ['Alarm Clock', 'Desk Clock', 'Mantel Clock', 'Bell Clock', 'Bedside Clock'],
  traits: ['Silent-Sweep', 'Twin-Bell', 'Retro', 'Powder-Coated', 'Analog'],
  facts: [
    'The hands sweep; there is no tick to lie awake to.',
    'One AA cell runs it for a year and a half.',
    'Alarm climbs in three steps before it means it.',
    'Steel case, real glass, numerals that can be read without glasses.',
    'Soft light at the press of the top.',
  ],
  msrp: [22, 68],
  box: [4.8, 2.4, 6.2],
  weight: [1.1, 'lbs'],
  innerQuantities: [4, 6, 12],
}
