import { dateText, timeText } from './date-text.ts'

/** What a format makes of a number, as far as it changes what the number says. */
export type NumberFormat = { kind: 'plain' | 'date' | 'time' | 'percent'; digits: number }

const SIGNIFICANT = 15
const MOST_PLACES = 10

/** A number of a workbook as a person would write it; nothing is added that a spreadsheet had lost. */
export function numberText(value: number, { kind, digits }: NumberFormat, is1904: boolean): string {
  if (kind === 'date') return dateText(value, is1904) ?? plain(value)
  if (kind === 'time') return timeText(value) ?? plain(value)
  if (kind === 'percent') return `${plain(value * 100)}%`
  return Number.isSafeInteger(value) && value >= 0
    ? plain(value).padStart(digits, '0')
    : plain(value)
}

// Ten digits and more that end in five zeros are those of 1.23457E+11, which was once a UPC.
const SHORTENED = /^[1-9]\d{4,}0{5}$/

function plain(value: number) {
  if (Number.isSafeInteger(value)) {
    const text = String(value)
    return SHORTENED.test(text) ? exponential(value) : text
  }
  // What a computation leaves behind the fifteenth digit is not shown by a spreadsheet either.
  const rounded = Number(value.toPrecision(SIGNIFICANT))
  const text = String(rounded)
  if (!text.includes('e')) return text
  return Math.abs(rounded) < 1
    ? rounded.toFixed(MOST_PLACES).replace(/\.?0+$/, '')
    : exponential(rounded)
}

const exponential = (value: number) => value.toExponential().toUpperCase()

const NAMED: Record<number, NumberFormat['kind']> = {
  9: 'percent',
  10: 'percent',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  45: 'time',
  46: 'time',
  47: 'time',
}
const isDateId = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** What a format of Excel does, by its number or its pattern. */
export function formatOf(id: number, pattern: string | undefined): NumberFormat {
  const named = NAMED[id] ?? (isDateId(id) ? 'date' : 'plain')
  return pattern === undefined ? { kind: named, digits: 0 } : formatOfPattern(pattern)
}

// Of Excel too. What is searched for here takes the square of a pattern's length.
const LONGEST_PATTERN = 255

/** What a pattern such as `mm/yyyy`, `0.0%` or `000000000000` does. */
export function formatOfPattern(pattern: string): NumberFormat {
  const [first = ''] = pattern
    .slice(0, LONGEST_PATTERN)
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .split(';', 1)
  const bare = first.replaceAll(
    /\[(?:\$|black|blue|cyan|green|magenta|red|white|yellow|color|[<>=])[^\]]*\]/gi,
    '',
  )
  if (/general/i.test(bare)) return { kind: 'plain', digits: 0 }
  if (/[dy]/i.test(bare)) return { kind: 'date', digits: 0 }
  if (/[hs]/i.test(bare)) return { kind: 'time', digits: 0 }
  if (/m/i.test(bare)) return { kind: 'date', digits: 0 }
  if (bare.includes('%')) return { kind: 'percent', digits: 0 }
  return { kind: 'plain', digits: /^[0\s-]+$/.test(bare) ? bare.replaceAll(/[^0]/g, '').length : 0 }
}
