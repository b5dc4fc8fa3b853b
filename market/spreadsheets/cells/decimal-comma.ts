import { readPrice, withoutGuard } from './read-figure.ts'

const WITH_COMMA =
  /^(?<before>[^\d.,]*)(?<whole>\d{1,3}(?:[.\u00A0 ]\d{3})+|\d+)(?:,(?<fraction>\d+))?(?<after>[^\d.,]*)$/

/** A figure of a file with decimal commas as it is read elsewhere: "1.299,50" is 1299.50; undefined for other cells. */
export function withPoint(cell: string): string | undefined {
  const { before, whole, fraction, after } = WITH_COMMA.exec(cell)?.groups ?? {}
  if (whole === undefined) return undefined
  const digits = whole.replaceAll(/\D/g, '')
  return `${before ?? ''}${digits}${fraction === undefined ? '' : `.${fraction}`}${after ?? ''}`
}

/** Whether a price can be read with a decimal comma alone. */
export function hasDecimalComma(cell: string) {
  const text = withoutGuard(cell.trim())
  if (!text.includes(',') || readPrice(text) !== undefined) return false
  const plain = withPoint(text)
  return plain !== undefined && readPrice(plain) !== undefined
}
