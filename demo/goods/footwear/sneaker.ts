import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, line, path, WHITE } from '../../art/shapes.ts'

export const sneaker: Good = {
  nouns: [
    'Court Sneaker',
    'Low-Top Sneaker',
    'High-Top Sneaker',
    'Runner',
    'Trainer',
    'Canvas Sneaker',
  ],
  traits: ['Retro', 'Suede-Panel', 'Recycled-Knit', 'Cupsole', 'Lightweight', 'Everyday'],
  sizes: ['US 6-10 Run', 'US 8-13 Run', 'US 7', 'US 8', 'US 9', 'US 10', 'US 11', 'US 12'],
  genders: ['unisex', 'm', 'f'],
  facts: [
    'Stitched cupsole, so it lasts longer than its laces.',
    'The tongue is gusseted and the collar padded just where it rubs.',
    'Two pairs of laces in the box: one to match, one not to.',
    'Removable insole with a moulded heel.',
    'Upper from leather offcuts, twelve pairs fewer in the bin for every carton.',
    'Weighs about as much as a grapefruit.',
  ],
  msrp: [58, 160],
  box: [13, 8.5, 5],
  weight: [2.4, 'lbs'],
  innerQuantities: [1, 2, 6],
  category: 'footwear',
  stance: 'wide',
  scale: 1.1,
  draw(kit) {
    const { main, second, seeded } = kit
    const hi = seeded.pick([0, 0, 56])
    const sole = oklch(0.96, 0.012, 85)
    const up = `M74 280L${72 + hi * 0.06} ${188 - hi}Q72 ${172 - hi} 88 ${176 - hi}Q112 ${190 - hi * 0.9} 140 ${170 - hi}L158 ${158 - hi}Q166 ${154 - hi} 172 ${162 - hi}C196 204 236 228 284 234Q336 240 338 282Z`
    let svg =
      path(
        `M140 ${172 - hi}L156 ${148 - hi}Q164 ${140 - hi} 172 ${148 - hi}L182 ${178 - hi * 0.6}Z`,
        second.low,
      ) + path(up, main.base)
    svg += kit.clipped(
      up,
      path(`M60 ${150 - hi}H108Q120 230 96 290H60Z`, second.base) +
        path('M270 226Q254 262 262 290H350V226Z', main.high) +
        path('M60 262Q200 246 350 268V290H60Z', '#000', { opacity: 0.07 }),
    )
    for (let i = 0; i < 4; i++)
      svg +=
        line(`M${172 + i * 22} ${188 + i * 11}l-20 17`, WHITE, { width: 6 }) +
        circle([151 + i * 22, 206 + i * 11, 2.6], main.deep)
    if (hi)
      for (let i = 1; i < 4; i++)
        svg += line(`M${168 - i * 2} ${186 - i * 17}l-22 8`, WHITE, { width: 6 })
    const style = seeded.pick(['swash', 'bars', 'mark'])
    svg +=
      style === 'swash'
        ? path('M112 250C150 258 186 246 208 222C198 250 160 274 116 268Z', second.base)
        : style === 'bars'
          ? [0, 1, 2]
              .map((i) =>
                path(
                  `M${124 + i * 26} 264L${146 + i * 24} ${216 + i * 7}H${158 + i * 24}L${138 + i * 26} 264Z`,
                  second.base,
                ),
              )
              .join('')
          : drawMark(kit.mark, [148, 240, 15], second.base)
    svg +=
      path(
        'M66 272Q200 264 342 274Q352 292 336 312Q330 322 314 322H92Q64 322 62 298Q61 278 66 272Z',
        sole,
      ) +
      path(
        'M63 300Q200 312 344 302Q342 308 336 314Q330 322 314 322H92Q68 322 63 300Z',
        second.base,
      ) +
      line('M70 283Q200 276 344 285', oklch(0.84, 0.02, 85), { width: 1.8, dashes: '5 4' })
    return svg
  },
}
