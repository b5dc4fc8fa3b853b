import { drawMark } from '../../marks.ts'
import type { Motif } from '../../motif.ts'
import { group, path, rect } from '../../shapes.ts'
import { tones, type Tones } from '../../materials.ts'

export const polish: Motif = {
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
