import type { Seeded } from '../seeded.ts'
import type { Tones } from './materials.ts'
import { oklch } from './oklch.ts'
import { circle, path, rect } from './shapes.ts'

type Ground = { defs: string; behind: string }

/** The photo's background: one calm hue, lit from above, with or without a backdrop. */
export function drawGround(isFlat: boolean, tones: Tones, seeded: Seeded): Ground {
  const hue = seeded.pick([tones.hue + 180, 80, 80, 150, 60, tones.hue])
  const lightness = tones.lightness > 0.86 ? 0.895 : 0.945
  const chroma = seeded.pick([0.01, 0.012, 0.017])
  const top = oklch(lightness, chroma, hue)
  const low = oklch(lightness - 0.04, chroma * 1.6, hue)
  const panel = oklch(lightness - 0.026, chroma * 1.9, hue)
  const glow = oklch(Math.min(lightness + 0.035, 0.985), chroma, hue)
  const backdrop = seeded.pick(isFlat ? flatBackdrops : standingBackdrops)
  return {
    defs:
      `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".74" stop-color="${top}"/>` +
      `<stop offset=".8" stop-color="${low}"/><stop offset="1" stop-color="${top}"/></linearGradient>` +
      `<radialGradient id="w" cx=".5" cy=".42" r=".55"><stop stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
      shadowDefs,
    behind:
      rect([0, 0, 400, 400], isFlat ? top : 'url(#g)') +
      backdrop(panel) +
      rect([0, 0, 400, 400], 'url(#w)'),
  }
}

export const shadowDefs =
  '<radialGradient id="s"><stop stop-color="#3a2d1c" stop-opacity=".34"/>' +
  '<stop offset=".6" stop-color="#3a2d1c" stop-opacity=".14"/><stop offset="1" stop-color="#3a2d1c" stop-opacity="0"/></radialGradient>'

type Backdrop = (colour: string) => string

const none: Backdrop = () => ''
const arch: Backdrop = (colour) => path('M64 312V176Q64 44 200 44T336 176V312Z', colour)
const disc: Backdrop = (colour) => circle([200, 184, 138], colour)
const wall: Backdrop = (colour) => rect([0, 0, 400, 300], colour)
const corner: Backdrop = (colour) => path('M400 0V400H120Z', colour)
const slab: Backdrop = (colour) => rect([46, 46, 308, 308, 18], colour)
const half: Backdrop = (colour) => rect([0, 0, 200, 400], colour)

// Listed more than once: seen more often.
const standingBackdrops: readonly Backdrop[] = [none, none, none, none, arch, disc, wall]
const flatBackdrops: readonly Backdrop[] = [none, none, none, corner, slab, half, disc]
