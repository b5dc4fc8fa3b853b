import { bone } from '../../art/paw-and-bone.ts'
import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, ellipse, line, path, WHITE } from '../../art/shapes.ts'

export const pettoy: Good = {
  nouns: ['Fetch Bundle', 'Bone & Ball Set', 'Chew Toy Set', 'Play Pack', 'Rubber Chew'],
  traits: ['Tough-Chew', 'Squeaker-Free', 'Natural-Rubber', 'Treat-Hiding', 'Floating'],
  sizes: ['S', 'M', 'L'],
  facts: [
    'Survived our test dog, who has retired three sofas.',
    'Floats, bounces crooked, rinses clean.',
    'Natural rubber with a hint of vanilla, for reasons dogs know.',
    'The core takes a spoon of peanut butter.',
    'Hang card with try-me cut-out.',
  ],
  msrp: [9, 32],
  box: [9, 5, 3.4],
  weight: [12, 'oz'],
  innerQuantities: [6, 12, 24],
  category: 'pet',
  stance: 'wide',
  draw(kit) {
    const { main, second } = kit
    const y = oklch(0.84, 0.15, 115)
    let svg =
      bone([176, 268, 104], main.low, -8) +
      bone([176, 260, 104], main.base, -8) +
      drawMark(kit.mark, [176, 260, 15], second.base)
    svg +=
      circle([292, 268, 54], y) +
      kit.clipped(
        'M238 268a54 54 0 1 0 108 0a54 54 0 1 0 -108 0',
        line('M246 226C282 244 286 296 250 314M338 226C302 244 298 296 334 314', WHITE, {
          width: 6,
        }) + path('M238 268a54 54 0 0 0 108 0Q330 300 292 300T238 268Z', '#000', { opacity: 0.1 }),
      ) +
      ellipse([276, 240, 14, 8], '#fff', { opacity: 0.35 })
    return svg
  },
}
