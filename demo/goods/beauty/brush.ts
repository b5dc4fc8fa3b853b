import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { group, line, path, rect } from '../../art/shapes.ts'

export const brush: Good = {
  nouns: ['Makeup Brush Set', 'Face Brush Trio', 'Kabuki Set', 'Blending Brush Set'],
  traits: ['Vegan', 'Duo-Fibre', 'Travel', 'Weighted-Handle', 'Soft-Bristle'],
  variants: ['3-Piece', 'Set of 3', '3-Piece with Roll'],
  facts: [
    'Synthetic fibres cut to hold powder and give it up evenly.',
    'Ferrules are crimped twice; nothing sheds after the first wash.',
    'Handles are beech, weighted towards the tip.',
    'A roll with a snap keeps the set together in a suitcase.',
    'The angled brush does contour and brow, the small one everything else.',
  ],
  msrp: [18, 58],
  box: [8.5, 3, 1.5],
  weight: [5, 'oz'],
  innerQuantities: [6, 12],
  category: 'beauty',
  stance: 'flat',
  scale: 1.04,
  draw(kit) {
    const { main, second, seeded } = kit
    const gold = oklch(0.8, 0.075, 85)
    const handle = 'M188 190H212L208 320Q200 334 192 320Z'
    const heads = {
      round: 'M184 160C164 120 172 76 200 66C228 76 236 120 216 160Z',
      angled: 'M186 160C176 130 178 110 182 96L222 74C228 104 226 130 214 160Z',
      small: 'M190 160C184 134 188 112 200 96C212 112 216 134 210 160Z',
    }
    const one = (head: keyof typeof heads) =>
      kit.cast(heads[head] + handle) +
      path(heads[head], second.deep) +
      kit.clipped(
        heads[head],
        path('M160 60H240V104Q200 124 160 104Z', second.pale) +
          line('M192 160Q186 120 194 84M208 160Q214 120 206 84', second.ink, { opacity: 0.4 }),
      ) +
      rect([184, 156, 32, 38, 3], gold) +
      rect([184, 156, 32, 38, 3], kit.roll) +
      path(handle, main.base) +
      kit.rounded(handle)
    const [first, last] = seeded.pick([
      ['angled', 'small'],
      ['small', 'angled'],
      ['round', 'small'],
    ] as const)
    return (
      group('rotate(-17 200 340) translate(-10 6)', one(first)) +
      group('rotate(17 200 340) translate(10 6)', one(last)) +
      one('round')
    )
  },
}
