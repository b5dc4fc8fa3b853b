import { clamp, oklch, type Oklch } from './oklch.ts'
import { WHITE } from './shapes.ts'

const palette = {
  terracotta: [0.63, 0.12, 42],
  brick: [0.52, 0.13, 31],
  ochre: [0.76, 0.12, 80],
  sand: [0.83, 0.045, 78],
  cream: [0.93, 0.03, 88],
  olive: [0.56, 0.075, 118],
  sage: [0.73, 0.05, 150],
  forest: [0.44, 0.075, 163],
  teal: [0.56, 0.08, 200],
  sky: [0.77, 0.065, 232],
  slate: [0.52, 0.05, 250],
  navy: [0.37, 0.07, 262],
  lilac: [0.76, 0.065, 302],
  plum: [0.45, 0.09, 345],
  rose: [0.73, 0.09, 16],
  blush: [0.86, 0.045, 35],
  charcoal: [0.34, 0.012, 80],
} as const satisfies Record<string, Oklch>

export type Material = keyof typeof palette

export const materials = Object.keys(palette).filter((name): name is Material => name in palette)

/** Second colors that suit the first. */
export const companions: Record<Material, readonly Material[]> = {
  terracotta: ['cream', 'navy', 'sage'],
  brick: ['cream', 'ochre', 'sand'],
  ochre: ['navy', 'cream', 'forest'],
  sand: ['forest', 'brick', 'navy'],
  cream: ['terracotta', 'forest', 'navy', 'plum'],
  olive: ['cream', 'ochre', 'blush'],
  sage: ['cream', 'terracotta', 'forest'],
  forest: ['cream', 'ochre', 'blush'],
  teal: ['cream', 'terracotta', 'ochre'],
  sky: ['navy', 'cream', 'brick'],
  slate: ['cream', 'ochre', 'blush'],
  navy: ['cream', 'ochre', 'rose'],
  lilac: ['plum', 'cream', 'ochre'],
  plum: ['blush', 'cream', 'rose'],
  rose: ['plum', 'cream', 'forest'],
  blush: ['brick', 'forest', 'plum'],
  charcoal: ['cream', 'ochre', 'sage'],
}

/** One material in the tones a drawing needs, from dark to light. */
export type Tones = {
  name: Material
  lightness: number
  hue: number
  ink: string
  deep: string
  low: string
  base: string
  high: string
  pale: string
  /** Of letters on the base. */
  legible: string
}

/** `shift` turns the hue a few degrees, so that two lots of one material are not the same shade. */
export function tones(name: Material, shift = 0): Tones {
  const [lightness, chroma, ownHue] = palette[name]
  const hue = ownHue + shift
  const tone = (lighter: number, vivid = 1) =>
    oklch(clamp(lightness + lighter, 0.1, 0.985), chroma * vivid, hue)
  const ink = oklch(0.3, Math.min(chroma, 0.06), ownHue)
  return {
    name,
    lightness,
    hue,
    ink,
    deep: tone(-0.15, 1.05),
    low: tone(-0.07, 1.05),
    base: tone(0),
    high: tone(0.06, 0.9),
    pale: tone(lightness > 0.8 ? 0.05 : 0.16, 0.6),
    legible: lightness > 0.7 ? ink : WHITE,
  }
}
