import { tones, type Tones } from '../../art/materials.ts'
import type { Good } from '../good.ts'
import { ellipse, group, line, path, rect, repeat, short } from '../../art/shapes.ts'

const twigs = [
  [-30, 120],
  [-8, 140],
  [18, 126],
  [40, 96],
] as const

export const vase: Good = {
  nouns: ['Ceramic Vase', 'Bud Vase', 'Stoneware Vase', 'Table Vase', 'Bottle Vase'],
  traits: ['Matte-Glaze', 'Carved', 'Banded', 'Organic-Form', 'Tall', 'Hand-Coiled'],
  facts: [
    'Holds water, which cannot be said of every vase.',
    'The neck keeps three stems upright and a dozen in company.',
    'Thrown and trimmed by hand; height may differ by half an inch.',
    'Looks finished with nothing in it.',
    'Felt dots below and a box that can be mailed as it is.',
  ],
  msrp: [18, 92],
  box: [6.4, 6.4, 9],
  weight: [2.8, 'lbs'],
  innerQuantities: [2, 4, 6],
  category: 'home',
  stance: 'tall',
  scale: 0.98,
  draw(kit) {
    const { main, second, seeded } = kit
    const half = seeded.between(58, 78)
    const leaves = tones(seeded.pick(['sage', 'olive', 'forest']))
    const [left, right] = [200 - half, 200 + half]
    const body = `M176 172H224Q222 198 ${right - 10} 222Q${right + 8} 252 ${right - 8} 290Q${right - 18} 322 ${right - 40} 322H${left + 40}Q${left + 18} 322 ${left + 8} 290Q${left - 8} 252 ${left + 10} 222Q178 198 176 172Z`
    let svg = ''
    for (const [degrees, length] of twigs)
      svg += group(`translate(200 186) rotate(${degrees})`, twig(length, leaves))
    svg += path(body, main.base)
    const style = seeded.pick(['bands', 'glaze', 'plain'])
    if (style === 'bands')
      svg += kit.clipped(
        body,
        rect([100, 236, 200, 8], second.base) +
          rect([100, 252, 200, 16], second.base) +
          rect([100, 276, 200, 5], second.base),
      )
    if (style === 'glaze')
      svg += kit.clipped(
        body,
        path('M100 160H300V246Q270 270 240 250T180 256T100 244Z', second.base),
      )
    return svg + kit.rounded(body) + ellipse([200, 172, 25, 6], main.deep)
  },
}

const twig = (length: number, leaves: Tones) =>
  line(`M0 0V${-length}`, leaves.deep, { width: 3 }) +
  repeat(5, (i) =>
    group(
      `translate(0 ${short(-length * (0.4 + i * 0.15))}) rotate(${i % 2 ? -52 : 52})`,
      path('M0 0C12 -8 12 -24 0 -34C-12 -24 -12 -8 0 0Z', i % 2 ? leaves.high : leaves.base),
    ),
  )
