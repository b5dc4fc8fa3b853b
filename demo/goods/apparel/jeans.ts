import type { Good } from '../good.ts'
import { oklch } from '../../art/oklch.ts'
import { circle, line, path, rect } from '../../art/shapes.ts'

export const jeans: Good = {
  nouns: [
    'Straight-Leg Jeans',
    'Relaxed Jeans',
    'Tapered Jeans',
    'Wide-Leg Jeans',
    'Carpenter Pants',
    'Five-Pocket Pants',
  ],
  traits: ['Rigid', 'Comfort-Stretch', 'Selvedge-Edge', 'High-Rise', 'Overdyed', 'Rinse-Wash'],
  sizes: ['26-32 Run', '28-36 Run', '30x32', '32x32', '34x32', '36x34'],
  genders: ['m', 'f', 'unisex'],
  facts: [
    'Twelve-ounce denim with two percent stretch that comes back after a day of sitting.',
    'Laundered with ozone instead of stone, which spares both water and knees.',
    'Copper-tone rivets, chain-stitched hem, five honest pockets.',
    'A contoured waistband that does not gap at the back.',
    'The inseam is left long enough for an alteration.',
    'Sits at the waist, easy through the thigh, straight from the knee.',
  ],
  msrp: [64, 158],
  box: [14, 10, 2],
  weight: [1.5, 'lbs'],
  innerQuantities: [4, 6, 12],
  category: 'apparel',
  stance: 'flat',
  scale: 1.08,
  draw(kit) {
    const { main, seeded } = kit
    const f = seeded.between(-6, 22)
    const w = oklch(0.78, 0.12, 75)
    const body = `M136 72H264L${286 + f / 2} 326H${224 - f / 4}L200 160L${176 + f / 4} 326H${114 - f / 2}Z`
    let svg = kit.cast(body) + path(body, main.base)
    svg += kit.clipped(
      body,
      path('M136 72L114 326H136L150 72Z', '#000', { opacity: 0.1 }) +
        path(`M160 150C154 220 150 270 150 330H168L190 150Z`, main.pale, { opacity: 0.35 }) +
        path('M212 150L232 330H250C248 260 246 220 240 150Z', main.pale, { opacity: 0.35 }) +
        rect([100, 312, 90, 16], main.high) +
        rect([210, 312, 96, 16], main.high),
    )
    svg +=
      rect([134, 66, 132, 22, 4], main.low) +
      [148, 186, 210, 246].map((x) => rect([x, 62, 7, 30, 2], main.deep)).join('')
    svg +=
      line('M200 90V156M206 90V130Q206 144 200 148', w, { dashes: '4 3' }) +
      line('M140 92Q146 122 176 122M260 92Q254 122 224 122', w, { dashes: '4 3' })
    return (
      svg +
      circle([200, 77, 5], w) +
      line(`M120 310H178M222 310H280`, w, { width: 1.6, dashes: '4 3' })
    )
  },
}
