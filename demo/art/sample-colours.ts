import type { Tones } from './materials.ts'

/** The colours of the drawings' files, each in place of a tone of the lot's own. */
export const sampleColours = {
  main: {
    ink: '#1f2d4c',
    deep: '#304c8f',
    low: '#4563a8',
    base: '#5a78bc',
    high: '#6f8bc9',
    pale: '#97abd5',
    legible: '#fff1d6',
  },
  second: {
    ink: '#073724',
    deep: '#016f4b',
    low: '#2b8761',
    base: '#499c76',
    high: '#65ad8a',
    pale: '#98c7af',
    legible: '#f1ffd6',
  },
  accent: {
    ink: '#442032',
    deep: '#9d3f71',
    low: '#b75789',
    base: '#cc6f9d',
    high: '#db85af',
    pale: '#ecb0cb',
    legible: '#ffe3d6',
  },
  printed: '#4a3f96',
} as const

type Part = 'main' | 'second' | 'accent'

const parts = ['main', 'second', 'accent'] as const
const toneNames = ['ink', 'deep', 'low', 'base', 'high', 'pale', 'legible'] as const

/** Gives drawings the colours of a lot; what is no sample colour, such as wood or metal, stays as it is. */
export function recolour(own: Record<Part, Tones>): (svg: string) => string {
  const colours = new Map<string, string>([[sampleColours.printed, printed(own)]])
  for (const part of parts)
    for (const tone of toneNames) colours.set(sampleColours[part][tone], own[part][tone])
  return (svg) => svg.replaceAll(/#[\da-f]{6}/g, (colour) => colours.get(colour) ?? colour)
}

/** What is printed on white paper: the first colour, unless it is nearly white itself. */
const printed = ({ main, second }: Record<Part, Tones>) =>
  main.lightness > 0.8 ? second.deep : main.deep
