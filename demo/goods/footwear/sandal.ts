import type { Good } from '../good.ts'
import { circle, line, path, rect } from '../../art/shapes.ts'
import { oklch } from '../../art/oklch.ts'

export const sandal: Good = {
  nouns: ['Strappy Sandal', 'Cork Sandal', 'Trek Sandal', 'Footbed Sandal', 'Cross-Strap Sandal'],
  traits: ['Contoured', 'Recycled-Strap', 'Nubuck', 'Cushioned', 'All-Terrain'],
  sizes: ['US 6-10 Run', 'US 7', 'US 8', 'US 9', 'US 10', 'US 11'],
  genders: ['f', 'm', 'unisex'],
  facts: [
    'Cork and latex footbed with an arch that means it.',
    'Three points to adjust, each with a hook that stays flat.',
    'Straps are woven from recycled bottles and dry in minutes.',
    'Sticky rubber below, good on wet rock.',
  ],
  msrp: [34, 120],
  box: [12, 8, 4.4],
  weight: [1.6, 'lbs'],
  innerQuantities: [1, 2, 6],
  category: 'footwear',
  stance: 'wide',
  scale: 1.08,
  draw(kit) {
    const { main, second, seeded } = kit
    const cork = oklch(0.72, 0.07, 70)
    const strap = (d: string, width: number) =>
      line(d, main.deep, { width: width + 4 }) + line(d, main.base, { width })
    const straps = seeded.chance(0.5)
      ? strap('M156 274C160 226 196 208 226 206', 26) +
        strap('M232 274C238 232 270 226 300 256', 26)
      : strap('M150 270Q206 178 300 262', 24) + strap('M232 270Q214 222 176 202', 20)
    return (
      path(
        'M54 258Q66 246 92 254C140 272 214 262 270 258Q338 258 348 284Q352 300 330 300H84Q52 300 50 278Z',
        cork,
      ) +
      path(
        'M54 258Q66 246 92 254C140 272 214 262 270 258Q330 256 346 276Q270 268 206 278C130 288 80 280 52 268Z',
        second.pale,
      ) +
      strap('M82 262C72 214 84 176 104 168C126 172 132 200 156 226', 17) +
      straps +
      rect([96, 190, 24, 20, 4], oklch(0.82, 0.05, 85)) +
      rect([102, 195, 12, 10, 2], main.deep) +
      circle([190, 234, 4], second.base) +
      path('M50 292Q200 304 350 292Q352 322 328 322H84Q50 322 50 292Z', second.ink)
    )
  },
}
