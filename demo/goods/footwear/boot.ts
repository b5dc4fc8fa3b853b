import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { line, path, rect } from '../../art/shapes.ts'

export const boot: Good = {
  nouns: ['Chelsea Boot', 'Ankle Boot', 'Work Boot', 'Pull-On Boot', 'Desert Boot'],
  traits: ['Waxed-Leather', 'Suede', 'Weatherproof', 'Lug-Sole', 'Oiled-Nubuck', 'Flexible'],
  sizes: ['US 6-10 Run', 'US 8-12 Run', 'US 7', 'US 8', 'US 9', 'US 10', 'US 11'],
  genders: ['m', 'f', 'unisex'],
  facts: [
    'Leather from a gold-rated tannery, welted so it can be resoled.',
    'Elastic gores tested to fifteen thousand pulls.',
    'A cork bed that takes the shape of its owner in a fortnight.',
    'Oil-resistant outsole with a heel that grips ladders.',
    'Full-length pull tab at the back, lined shaft, no break-in to speak of.',
  ],
  msrp: [88, 220],
  box: [13, 9, 5],
  weight: [3.4, 'lbs'],
  innerQuantities: [1, 2, 6],
  category: 'footwear',
  stance: 'wide',
  scale: 1.12,
  draw(kit) {
    const { main, second, seeded } = kit
    const h = seeded.between(-16, 26)
    const up = `M112 ${96 - h}H206L210 186C216 212 252 214 290 228Q330 242 332 290H110Q104 200 112 ${96 - h}Z`
    let svg =
      path(up, main.base) +
      kit.clipped(
        up,
        path(`M100 ${90 - h}H132Q120 200 126 300H100Z`, main.deep, { opacity: 0.5 }) +
          path('M270 220Q252 256 262 300H340V220Z', main.high, { opacity: 0.55 }) +
          path(`M184 ${90 - h}H214L214 190Q200 150 184 ${90 - h}Z`, '#fff', { opacity: 0.12 }),
      )
    svg += path(`M150 ${112 - h}H184Q188 170 176 204H158Q146 170 150 ${112 - h}Z`, main.deep)
    for (let i = 0; i < 5; i++) svg += line(`M${155 + i * 6} ${118 - h}V198`, main.low)
    svg +=
      rect([112, 92 - h, 94, 10, 3], main.low) +
      path(`M104 ${96 - h}q-8 -30 8 -30q16 0 14 30`, second.base) +
      path(`M109 ${96 - h}q-4 -20 4 -20q8 0 7 20`, main.deep)
    svg +=
      path('M104 286H334Q342 296 334 306H104Z', second.ink) +
      path('M104 304H168L164 322H108Z', second.ink) +
      path('M180 304H334Q332 322 312 322H204Q190 322 180 304Z', second.ink) +
      line('M110 282Q220 274 330 284', oklch(0.8, 0.08, 80), { dashes: '4 4' })
    return svg
  },
}
