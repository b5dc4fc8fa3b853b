import { drawMark } from '../../art/marks.ts'
import type { Good } from '../good.ts'
import { line, path, rect, WHITE } from '../../art/shapes.ts'

export const shorts: Good = {
  nouns: ['Drawcord Shorts', 'Sweat Shorts', 'Trail Shorts', 'Camp Shorts', 'Swim-to-Town Shorts'],
  traits: [
    'Quick-Dry',
    'French-Terry',
    'Ripstop',
    'Garment-Washed',
    'Four-Way-Stretch',
    'Six-Inch',
  ],
  sizes: ['S', 'M', 'L', 'XL', 'Size Run S-XXL'],
  genders: ['m', 'f', 'unisex'],
  facts: [
    'Dry in under half an hour on a warm rail.',
    'The drawcord is flat, tipped and stitched at the centre so it stays put.',
    'A zipped back pocket with a drain eyelet.',
    'Six-inch inseam; the gusset is cut for climbing over things.',
    'Mesh-lined, so nothing needs to be worn below.',
    'Fabric has enough body to hold a crease and enough give to nap in.',
  ],
  msrp: [28, 72],
  box: [12, 9, 1.5],
  weight: [0.6, 'lbs'],
  innerQuantities: [6, 12],
  category: 'apparel',
  stance: 'flat',
  scale: 1.04,
  draw(kit) {
    const { main, second, seeded } = kit
    const flare = seeded.between(-8, 12)
    const style = seeded.pick(['side', 'hem', 'mark'])
    const body = `M122 104H278L${310 + flare} 286L212 294L200 196L188 294L${90 - flare} 286Z`
    const trim = {
      side:
        path(`M278 104L${310 + flare} 286H${288 + flare}L258 104Z`, second.base) +
        path(`M122 104L${90 - flare} 286H${112 - flare}L142 104Z`, second.base),
      hem: rect([60, 262, 280, 14], second.base),
      mark: drawMark(kit.mark, [126, 250, 15], second.base),
    }
    return (
      kit.cast(body) +
      path(body, main.base) +
      kit.clipped(
        body,
        trim[style] +
          path('M200 196L188 294H172L186 150Z', '#000', { opacity: 0.09 }) +
          path('M200 196L212 294H228L214 150Z', '#000', { opacity: 0.06 }),
      ) +
      rect([118, 96, 164, 24, 6], main.low) +
      line('M130 102V114M150 102V114M170 102V114M230 102V114M250 102V114M270 102V114', main.deep) +
      line('M194 118Q186 140 180 158M206 118Q214 142 212 162', WHITE, { width: 4 }) +
      line('M132 128Q128 150 112 160M268 128Q272 150 288 160', main.deep, { opacity: 0.6 })
    )
  },
}
