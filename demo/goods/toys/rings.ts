import { tones, type Material, type Tones } from '../../art/materials.ts'
import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, ellipse, path, rect } from '../../art/shapes.ts'

const playroom: readonly Material[] = ['ochre', 'sky', 'rose', 'sage', 'teal', 'lilac']

export const rings: Good = {
  nouns: ['Stacking Rings', 'Rainbow Stacker', 'Ring Tower', 'Rocking Stacker'],
  traits: ['Wooden', 'Silicone', 'First-Year', 'Sensory', 'Classic'],
  sizes: ['Ages 6m+', 'Ages 1+'],
  facts: [
    'Five rings, five sizes, one post that rocks on purpose.',
    'Painted with colour that survives teething.',
    'Teaches order; tolerates chaos.',
    'Rings float, so the bath counts as a playroom.',
  ],
  msrp: [14, 36],
  box: [6, 6, 9],
  weight: [1.3, 'lbs'],
  innerQuantities: [6, 12],
  category: 'toys',
  stance: 'tall',
  draw(kit) {
    const { main, second, seeded } = kit
    const colours = [main, second, ...seeded.some(playroom, 3).map((name) => tones(name))]
    return (
      rect([192, 84, 16, 220, 8], oklch(0.8, 0.05, 75)) +
      circle([200, 84, 24], second.base) +
      ellipse([192, 76, 8, 6], '#fff', { opacity: 0.4 }) +
      rect([108, 304, 184, 18, 9], oklch(0.74, 0.06, 72)) +
      colours.map((colour, i) => ring(88 - i * 12, 268 - i * 38, colour)).join('')
    )
  },
}

function ring(half: number, y: number, colour: Tones): string {
  const [left, right] = [200 - half, 200 + half]
  return (
    rect([left, y, 2 * half, 38, 19], colour.base) +
    rect([left + 12, y + 5, 2 * half - 50, 7, 3.5], '#fff', { opacity: 0.3 }) +
    path(
      `M${left + 8} ${y + 30}Q200 ${y + 36} ${right - 8} ${y + 30}Q${right - 18} ${y + 38} ${right - 22} ${y + 38}H${left + 22}Z`,
      '#000',
      { opacity: 0.13 },
    )
  )
}
