/** A text as it was before an export put ' before what a spreadsheet would compute (decision G4). */
export function withoutGuard(cell: string) {
  return cell.replace(/^'(?='*[=+\-@＝＋－＠\t\r])/, '')
}

const WHOLE = String.raw`0|[1-9]\d{0,14}|[1-9]\d{0,2}(?:,\d{3}){1,4}`
const PRICE = new RegExp(String.raw`^\$?\s*(${WHOLE})?(?:\.(\d+))?$`)
const COUNT = new RegExp(String.raw`^(${WHOLE})(?:\.0{1,2})?$`)
const MEASURE = new RegExp(String.raw`^(?:${WHOLE})?(?:\.\d+)?$`)

/** "$1,299.50" in cents; undefined for what could be read in two ways. */
export function readPrice(cell: string) {
  const [match, whole = '', fraction = ''] = PRICE.exec(cell) ?? []
  if (!match || (!whole && !fraction)) return undefined
  // 1.299 may be thirteen hundred in Europe; more digits come from a computed cell.
  if (fraction.length === 3) return undefined
  const cents = Math.round(Number(`${fraction.slice(0, 2).padEnd(2, '0')}.${fraction.slice(2)}`))
  return numberOf(whole) * 100 + cents
}

export function readCount(cell: string) {
  const [, whole] = COUNT.exec(cell) ?? []
  return whole === undefined ? undefined : numberOf(whole)
}

export function readMeasure(cell: string) {
  return cell && MEASURE.test(cell) ? numberOf(cell) : undefined
}

const numberOf = (digits: string) => Number(digits.replaceAll(',', ''))
