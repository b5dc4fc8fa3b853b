import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { unpackWoff } from './unpack-woff.ts'

export type Weight = 'regular' | 'semibold'

/** A stretch of text that one font file can draw. */
export type Run = { font: string; text: string }

// In this order: what stands in two parts is drawn from the first, so that a word stays in one.
const PARTS = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese']
const WEIGHTS: Record<Weight, number> = { regular: 400, semibold: 600 }
const COVERAGE = new URL(import.meta.resolve('@fontsource/inter/unicode.json'))

const coverage = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(COVERAGE, 'utf8')))
const parts = PARTS.map((name) => ({ name, covers: patternOf(coverage[name] ?? '') }))

/** Every font there is, by the name its runs call it. */
export const fonts = PARTS.flatMap((part) =>
  (['regular', 'semibold'] as const).map((weight) => ({
    font: fontName(part, weight),
    // pdfkit cannot take single glyphs out of woff2.
    bytes: unpackWoff(readFileSync(fileOf(part, weight))),
  })),
)

/** Drawn in place of a character that no part covers. */
export const STAND_IN = '?'

/** A text in the stretches it is drawn in. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const sign of text) {
    const part = partOf(sign)
    const font = fontName(part?.name ?? 'latin', weight)
    const drawn = part ? sign : STAND_IN
    const last = runs.at(-1)
    if (last?.font === font) last.text += drawn
    else runs.push({ font, text: drawn })
  }
  return runs
}

/** Whether every sign of the text can be drawn as it is. */
export const isDrawable = (text: string) => Array.from(text).every((sign) => partOf(sign))

const partOf = (sign: string) => parts.find(({ covers }) => covers.test(sign))

function fontName(part: string, weight: Weight) {
  return `${part} ${weight}`
}

/** `U+0000-00FF,U+0131` as a pattern of one sign. */
function patternOf(ranges: string) {
  const classes = ranges
    .split(',')
    .map((range) => range.replace('U+', '').split('-'))
    .map((ends) => ends.map((end) => `\\u{${end}}`).join('-'))
  return new RegExp(`^[${classes.join('')}]$`, 'u')
}

function fileOf(part: string, weight: Weight) {
  return new URL(`files/inter-${part}-${WEIGHTS[weight]}-normal.woff`, COVERAGE)
}
