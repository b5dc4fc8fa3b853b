import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { group, line, path, rect, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const teabox: Good = {
  nouns: ['Herbal Tea', 'Black Tea', 'Green Tea', 'Chai', 'Rooibos', 'Sleep Blend'],
  traits: ['Loose-Leaf Sachets', 'Organic', 'Ginger & Lemon', 'Chamomile', 'Peppermint', 'Spiced'],
  variants: ['15 Sachets', '20 Bags', '18 Pyramids'],
  facts: [
    'Whole leaves in sachets made from plants, not plastic.',
    'Steeps full in three minutes and does not turn bitter in ten.',
    'Blended by taste every season; no flavouring oils.',
    'Each sachet is wrapped, so that hotels can use it too.',
    'The box re-closes and stacks.',
  ],
  msrp: [6, 18],
  box: [5, 3, 3.4],
  weight: [4, 'oz'],
  innerQuantities: [6, 12],
  shelfMonths: 24,
  category: 'consumables',
  stance: 'tall',
  scale: 1.2,
  draw(kit) {
    const { main, second, seeded } = kit
    const h = seeded.between(-14, 20)
    let svg =
      path(`M96 ${150 - h}L232 ${164 - h}V322L96 300Z`, main.base) +
      path(`M232 ${164 - h}L304 ${148 - h}V298L232 322Z`, main.deep) +
      path(`M96 ${150 - h}L172 ${138 - h}L304 ${148 - h}L232 ${164 - h}Z`, main.high)
    svg +=
      path(`M96 ${190 - h}L232 ${206 - h}V290L96 270Z`, WHITE) +
      path(`M232 ${206 - h}L304 ${188 - h}V267L232 290Z`, oklch(0.9, 0.015, 85))
    svg +=
      group(
        `translate(164 ${228 - h * 0.6}) skewY(7)`,
        drawMark(kit.mark, [0, 0, 19], second.deep) + smallPrint([0, 28, 66], main.ink),
      ) + path(`M96 ${166 - h}L232 ${181 - h}V${186 - h}L96 ${171 - h}Z`, second.base)
    svg +=
      line(`M268 ${150 - h}C290 ${118 - h} 320 150 318 214`, oklch(0.92, 0.01, 85), {
        width: 2.5,
      }) +
      group(
        'translate(318 222) rotate(7)',
        rect([-17, -8, 34, 40, 3], second.base) +
          drawMark(kit.mark, [0, 12, 9], second.lightness > 0.7 ? main.deep : WHITE),
      )
    return svg
  },
}
