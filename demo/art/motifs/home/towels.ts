import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { tones, type Tones } from '../../materials.ts'
import { line, path, rect } from '../../shapes.ts'

export const towels: Motif = {
  category: 'home',
  stance: 'wide',
  scale: 1.08,
  draw(kit) {
    const { main, second, seeded } = kit
    const third = tones(seeded.pick(['cream', 'sand', 'sage', 'blush']))
    const fold = (y: number, colour: Tones) =>
      rect([88, y, 224, 54, 24], colour.base) +
      rect([88, y, 224, 54, 24], kit.roll) +
      path(`M104 ${y + 27}Q96 ${y + 27} 96 ${y + 27}M112 ${y + 27}H312`, 'none') +
      line(`M110 ${y + 27}H308`, colour.deep, { width: 3, opacity: 0.5 }) +
      rect([250, y, 10, 54], colour.low) +
      rect([268, y, 5, 54], colour.low)
    const order = seeded.chance(0.5) ? [main, third, main, second] : [main, main, second, third]
    return (
      order.map((colour, i) => fold(268 - i * 52, colour)).join('') +
      rect([150, 108, 44, 216, 2], second.ink, { opacity: 0.12 }) +
      rect([146, 108, 44, 214, 2], '#fffdf8') +
      drawMark(kit.mark, [168, 214, 15], main.lightness > 0.8 ? second.deep : main.deep)
    )
  },
}
