import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { ellipse, path, rect } from '../../art/shapes.ts'

export const lamp: Good = {
  nouns: ['Table Lamp', 'Bedside Lamp', 'Reading Lamp', 'Accent Lamp', 'Ceramic Lamp'],
  traits: ['Linen-Shade', 'Dimmable', 'Turned-Wood', 'Ribbed', 'Brass-Neck'],
  facts: [
    'Drum shade in real linen over a rolled frame.',
    'The switch is on the cord where a hand finds it.',
    'Takes a standard bulb; one warm LED is in the box.',
    'Felt below, so that it can stand on a piano.',
    'Cord in cloth, eight feet long.',
    'Packed in moulded pulp; no loose fill.',
  ],
  msrp: [38, 160],
  box: [13, 13, 21],
  weight: [4.8, 'lbs'],
  innerQuantities: [1, 2],
  category: 'home',
  stance: 'tall',
  draw(kit) {
    const { main, second, seeded } = kit
    const s = seeded.between(-12, 14)
    const style = seeded.pick(['gourd', 'stem', 'drum'])
    const shade = `M${150 - s} 74H${250 + s}L${286 + s} 192H${114 - s}Z`
    let svg = ellipse([200, 196, 150, 110], kit.glow)
    svg += rect([195, 190, 10, 30, 2], oklch(0.75, 0.07, 80))
    const base =
      style === 'gourd'
        ? 'M182 214H218Q214 238 236 256Q266 284 236 314H164Q134 284 164 256Q186 238 182 214Z'
        : style === 'stem'
          ? 'M193 200H207V296Q238 300 244 322H156Q162 300 193 296Z'
          : 'M158 226H242V314H158Z'
    svg +=
      path(base, second.base) +
      kit.rounded(base) +
      (style === 'drum'
        ? [0, 1, 2, 3]
            .map((i) => rect([158, 240 + i * 18, 84, 5], '#000', { opacity: 0.1 }))
            .join('')
        : '') +
      (style === 'stem' ? '' : rect([156, 312, 88, 10, 3], second.deep))
    svg +=
      path(shade, main.pale) +
      kit.clipped(
        shade,
        path('M100 60H160L130 200H90Z', '#000', { opacity: 0.06 }) +
          path('M240 60H300L320 200H262Z', '#000', { opacity: 0.07 }) +
          path('M176 70H224L236 196H164Z', '#fff', { opacity: 0.4 }),
      )
    return (
      svg +
      path(`M${116 - s} 184H${284 + s}L${287 + s} 194H${113 - s}Z`, main.base) +
      path(`M${150 - s} 72H${250 + s}L${252 + s} 80H${148 - s}Z`, main.base)
    )
  },
}
