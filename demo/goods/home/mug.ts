import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { ellipse, line, path, rect, repeat } from '../../art/shapes.ts'

export const mug: Good = {
  nouns: ['Stoneware Mug', 'Coffee Mug', 'Camp Mug', 'Latte Mug', 'Everyday Mug'],
  traits: ['Speckled', 'Dipped-Glaze', 'Hand-Thrown', 'Reactive-Glaze', 'Wide-Handle', 'Banded'],
  variants: ['12 oz', '14 oz', '16 oz', 'Set of 2'],
  facts: [
    'Fired twice, so the glaze stands up to the dishwasher.',
    'The handle takes three fingers, in mittens two.',
    'No two are quite alike where the glaze breaks over the rim.',
    'Lead-free and cadmium-free; certificates on file.',
    'Keeps its heat; the base is unglazed and will not stick to the table.',
    'Made in a family pottery that has fired since 1974.',
  ],
  msrp: [12, 34],
  box: [4.9, 3.6, 4.1],
  weight: [0.9, 'lbs'],
  innerQuantities: [4, 6, 12, 24],
  category: 'home',
  stance: 'tall',
  scale: 1.22,
  draw(kit) {
    const { main, second, seeded } = kit
    const h = seeded.between(-10, 30)
    const top = 158 - h
    const body = `M108 ${top}H264V288Q264 322 230 322H142Q108 322 108 288Z`
    let svg =
      line(`M258 ${top + 38}C322 ${top + 26} 330 ${top + 112} 256 ${top + 112}`, main.low, {
        width: 22,
      }) +
      line(`M258 ${top + 36}C316 ${top + 26} 324 ${top + 106} 256 ${top + 108}`, main.base, {
        width: 15,
      })
    svg += path(body, main.base)
    const style = seeded.pick(['dip', 'mark', 'lines'])
    if (style === 'dip')
      svg += kit.clipped(
        body,
        path(
          `M100 ${top + 88}Q150 ${top + 70} 186 ${top + 90}T270 ${top + 80}V330H100Z`,
          second.base,
        ),
      )
    if (style === 'lines')
      svg += kit.clipped(
        body,
        repeat(3, (i) => rect([100, top + 70 + i * 20, 170, 8], second.base)),
      )
    if (style === 'mark') svg += drawMark(kit.mark, [180, top + 92, 28], second.base)
    svg +=
      kit.rounded(body) +
      ellipse([186, top, 78, 15], main.high) +
      ellipse([186, top + 2, 68, 11], oklch(0.36, 0.05, 55)) +
      ellipse([178, top, 44, 5], oklch(0.46, 0.06, 55))
    return svg
  },
}
