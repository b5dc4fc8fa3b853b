import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { group, path, rect } from '../../art/shapes.ts'
import { tones, type Tones } from '../../art/materials.ts'

export const polish: Good = {
  nouns: ['Nail Polish', 'Gel-Effect Polish', 'Nail Lacquer', 'Polish Trio'],
  traits: ['Ten-Free', 'Quick-Dry', 'High-Shine', 'Breathable', 'One-Coat'],
  variants: ['Set of 3', 'Trio', '3 x 10 ml'],
  facts: [
    'Three colours that suit one another, in bottles that stand close together.',
    'Ten ingredients that salons dislike have been left out.',
    'The brush is flat and wide: three strokes to a nail.',
    'Dry to touch in ninety seconds, hard in ten minutes.',
    "Lasts a week without a top coat if dishes are someone else's.",
  ],
  msrp: [8, 28],
  box: [3.6, 1.3, 3.4],
  weight: [5, 'oz'],
  innerQuantities: [6, 12, 24],
  shelfMonths: 30,
  category: 'beauty',
  stance: 'tall',
  materials: ['rose', 'plum', 'brick', 'lilac', 'terracotta', 'teal', 'navy', 'blush'],
  scale: 1.16,
  draw(kit) {
    const { main, second, seeded } = kit
    const third = tones(seeded.pick(['rose', 'plum', 'ochre', 'sky', 'sage']))
    const body =
      'M156 246Q156 228 174 222H226Q244 228 244 246V306Q244 322 228 322H172Q156 322 156 306Z'
    const bottle = (colour: Tones) =>
      path(body, colour.base) +
      kit.rounded(body) +
      rect([178, 208, 44, 18, 2], colour.low) +
      path('M180 100Q180 92 188 92H212Q220 92 220 100L224 212H176Z', second.ink) +
      path('M186 104L182 206H190L192 104Z', '#fff', { opacity: 0.25 }) +
      rect([166, 240, 8, 62, 4], '#fff', { opacity: 0.5 })
    return (
      group('translate(-66 32) scale(.9)', bottle(second)) +
      group('translate(106 32) scale(.9)', bottle(third)) +
      bottle(main) +
      drawMark(kit.mark, [204, 274, 15], main.pale)
    )
  },
}
