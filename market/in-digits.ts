// As `toLocaleString` would show them.
const USUAL = { least: 0, most: 3 }

/**
 * A number with separators between its thousands, as Americans write it: "12,500", "1,234.5". It does without the
 * browser's tables of languages, whose first use takes a phone a tenth of a second.
 */
export function inDigits(number: number, decimals = USUAL): string {
  const size = Math.abs(number)
  if (!(size <= Number.MAX_SAFE_INTEGER)) return number.toLocaleString('en-US')
  const { whole, fraction } = rounded(size, decimals)
  const digits = grouped(whole) + (fraction && `.${fraction}`)
  // The sign of nothing says nothing.
  return number < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits
}

const grouped = (digits: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Half up, by the digits that people see: 1.005 is a half, however the machine stores it. */
function rounded(size: number, { least, most }: typeof USUAL) {
  // What is written with an exponent is next to nothing.
  const [whole = '0', decimals = ''] = size < 1e-6 ? [] : String(size).split('.')
  const kept = BigInt(whole + decimals.slice(0, most).padEnd(most, '0'))
  const isUp = (decimals[most] ?? '0') >= '5'
  const digits = String(isUp ? kept + 1n : kept).padStart(most + 1, '0')
  const end = digits.length - most
  const fraction = digits.slice(end).replace(/0+$/, '').padEnd(least, '0')
  return { whole: digits.slice(0, end), fraction }
}
