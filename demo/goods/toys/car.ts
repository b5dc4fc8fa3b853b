import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, path, rect } from '../../art/shapes.ts'

export const car: Good = {
  nouns: ['Wooden Car', 'Push Car', 'Toy Van', 'Pull-Back Car', 'Road-Trip Car'],
  traits: ['Chunky', 'Retro', 'Maple', 'Free-Rolling', 'Little-Hands'],
  sizes: ['Ages 2+', 'Ages 3+'],
  facts: [
    'Axles are steel, wheels have rubber treads, floors are safe.',
    'Cut from one block of maple, sanded five times.',
    'Rolls straight and far; siblings have been warned.',
    'Works with the ramps of the same series.',
  ],
  msrp: [10, 34],
  box: [8, 4, 4.4],
  weight: [12, 'oz'],
  innerQuantities: [6, 12],
  category: 'toys',
  stance: 'wide',
  scale: 1.08,
  drop: -2,
  draw(kit) {
    const { main, second, seeded } = kit
    const van = seeded.chance(0.4)
    const body = van
      ? 'M58 286V186Q58 160 86 160H246Q272 160 290 186L314 222Q346 230 346 256V286Q346 298 334 298H70Q58 298 58 286Z'
      : 'M56 280V250Q58 226 84 224L110 222L138 176Q144 166 158 166H236Q250 166 260 176L296 220Q344 224 346 256V280Q346 298 330 298H72Q56 298 56 280Z'
    let svg =
      path(body, main.base) +
      kit.clipped(
        body,
        rect([50, 262, 310, 40], main.deep, { opacity: 0.5 }) +
          rect([50, 246, 310, 12], second.base) +
          path('M50 150H350V186Q200 176 50 196Z', '#fff', { opacity: 0.12 }),
      )
    svg += van
      ? rect([80, 182, 56, 44, 7], oklch(0.92, 0.03, 220)) +
        rect([148, 182, 56, 44, 7], oklch(0.92, 0.03, 220)) +
        path('M218 182H246Q258 184 268 198L284 224Q284 226 280 226H218Z', oklch(0.92, 0.03, 220))
      : path('M150 182H190V222H128Z', oklch(0.92, 0.03, 220)) +
        path('M202 182H234Q244 184 250 192L274 222H202Z', oklch(0.92, 0.03, 220))
    for (const cx of [120, 278])
      svg +=
        circle([cx, 292, 32], oklch(0.3, 0.01, 80)) +
        circle([cx, 292, 17], second.base) +
        circle([cx, 292, 6], second.deep)
    return (
      svg +
      circle([338, 246, 8], oklch(0.9, 0.09, 92)) +
      rect([52, 240, 10, 16, 4], oklch(0.6, 0.16, 30))
    )
  },
}
