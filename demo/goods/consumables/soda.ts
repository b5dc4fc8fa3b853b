import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, ellipse, path, rect, repeat, WHITE } from '../../art/shapes.ts'
import { smallPrint } from '../../art/small-print.ts'

export const soda: Good = {
  nouns: ['Sparkling Water', 'Craft Soda', 'Kombucha', 'Cold Brew', 'Iced Tea', 'Ginger Beer'],
  traits: ['Grapefruit', 'Blood Orange', 'Lemon & Mint', 'Elderflower', 'Peach', 'Unsweetened'],
  variants: ['6-Pack', '8-Pack', '12-Pack', '12 oz 6-Pack'],
  facts: [
    'No sweeteners, nothing artificial, a short label.',
    'Fine bubbles, held at higher pressure than most.',
    'Brewed slowly and kept cold all the way to the dock.',
    'Light enough for lunch, dry enough for the evening.',
    'Short cans, paperboard wrap, no rings.',
  ],
  msrp: [9, 30],
  box: [8, 5.4, 5],
  weight: [5.2, 'lbs'],
  innerQuantities: [4, 6, 12],
  shelfMonths: 14,
  category: 'consumables',
  stance: 'tall',
  scale: 1.1,
  draw(kit) {
    const { main, second, seeded } = kit
    const metal = oklch(0.86, 0.008, 80)
    const body = 'M140 104L148 88H252L260 104V300L250 318Q200 328 150 318L140 300Z'
    const style = seeded.pick(['wave', 'bubbles', 'diagonal'])
    const scene = {
      wave: path('M130 220Q166 190 200 220T270 214V330H130Z', second.base),
      bubbles: repeat(14, () =>
        circle(
          [seeded.between(144, 256), seeded.between(212, 306), seeded.between(4, 12)],
          second.base,
          { opacity: 0.8 },
        ),
      ),
      diagonal: path('M130 270L270 176V214L130 308Z', second.base),
    }
    return (
      path(body, main.base) +
      kit.clipped(body, scene[style] + rect([130, 290, 140, 6], second.base)) +
      drawMark(kit.mark, [200, 150, 25], main.lightness > 0.8 ? second.deep : WHITE) +
      smallPrint([200, 188, 64], main.lightness > 0.7 ? main.ink : WHITE) +
      kit.rounded(body) +
      path('M150 318Q200 328 250 318L244 324Q200 332 156 324Z', metal) +
      ellipse([200, 88, 52, 9], metal) +
      ellipse([200, 88, 44, 6], oklch(0.76, 0.008, 80)) +
      ellipse([200, 89, 14, 3], oklch(0.66, 0.008, 80))
    )
  },
}
