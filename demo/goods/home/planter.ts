import type { Good } from '../good.ts'
import { tones } from '../../art/materials.ts'
import { drawMark } from '../../art/marks.ts'
import { ellipse, group, line, path, rect, repeat } from '../../art/shapes.ts'

export const planter: Good = {
  nouns: ['Ceramic Planter', 'Plant Pot', 'Desk Planter', 'Footed Planter', 'Pot with Saucer'],
  traits: ['Terrazzo', 'Matte', 'Hand-Dipped', 'Fluted', 'Self-Draining'],
  variants: ['4 in', '6 in', '8 in'],
  facts: [
    'Drainage hole with a rubber stop, for both kinds of people.',
    'Frost-resistant stoneware; it may winter outside.',
    'Wide enough for the next size of root ball.',
    'Glazed inside and out, saucer attached.',
    'Plant not included, however good it looks.',
  ],
  msrp: [14, 64],
  box: [6, 6, 5.8],
  weight: [2.6, 'lbs'],
  innerQuantities: [2, 4, 6],
  category: 'home',
  stance: 'tall',
  draw(kit) {
    const { main, second, seeded } = kit
    const leaf = tones(seeded.pick(['forest', 'sage', 'olive']))
    const pot = 'M128 216H272L254 308Q252 322 236 322H164Q148 322 146 308Z'
    const plant = {
      cactus:
        rect([172, 96, 56, 136, 28], leaf.base) +
        repeat(3, (i) => line(`M${186 + i * 14} 108V216`, leaf.deep, { opacity: 0.5 })) +
        path('M172 176H150Q138 176 138 160V138', 'none', { stroke: leaf.low, width: 24 }) +
        path('M228 160H248Q262 160 262 144V124', 'none', { stroke: leaf.low, width: 24 }),
      snake: repeat(7, (i) =>
        group(
          `rotate(${(i - 3) * 13} 200 250)`,
          path('M190 230Q180 150 200 80Q220 150 210 230Z', i % 2 ? leaf.base : leaf.low) +
            line('M200 226V110', leaf.high, { opacity: 0.7 }),
        ),
      ),
      round: repeat(11, (i) =>
        group(
          `rotate(${(i - 5) * 17} 200 226)`,
          line('M200 226V150', leaf.deep, { width: 3 }) +
            ellipse([200, i % 2 ? 128 : 146, 20, 26], i % 2 ? leaf.base : leaf.high),
        ),
      ),
    }
    return (
      plant[seeded.pick(['cactus', 'snake', 'round'] as const)] +
      path(pot, main.base) +
      (seeded.chance(0.5)
        ? kit.clipped(pot, path('M110 270Q160 250 200 272T290 262V330H110Z', second.base))
        : drawMark(kit.mark, [200, 272, 24], second.base)) +
      kit.rounded(pot) +
      rect([120, 206, 160, 26, 5], main.high) +
      rect([120, 206, 160, 26, 5], kit.roll)
    )
  },
}
