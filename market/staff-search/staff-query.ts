import { plainNumbers } from '#market/plain-numbers.ts'

/** What somebody of staff typed into the search over everything. */
export type StaffQuery = {
  text: string
  /** Of an order (PO-10113), an offer (O-10149), or of any of both. */
  number: { of: 'order' | 'offer' | 'any'; value: number } | undefined
  /** In cents: "$1,425.00", "1425" or "1,425.50". */
  amount: number | undefined
  /** As carriers write it, without spaces and dashes. */
  tracking: string | undefined
}

export function readStaffQuery(typed: string): StaffQuery {
  const text = typed.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim()
  return {
    text,
    number: numberIn(plainNumbers(text)),
    amount: amountIn(text),
    tracking: trackingIn(text),
  }
}

// Nine digits are more than any number has.
function numberIn(text: string): StaffQuery['number'] {
  const [, prefix = '', digits] = /^(?:(po|o)-)?(\d{1,9})$/i.exec(text) ?? []
  if (digits === undefined) return undefined
  const of = prefix === '' ? 'any' : prefix.toLowerCase() === 'po' ? 'order' : 'offer'
  return { of, value: Number(digits) }
}

function amountIn(text: string): number | undefined {
  const [, dollars, hundredths = '00'] =
    /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d\d))?$/.exec(text) ?? []
  return dollars === undefined ? undefined : Number(dollars.replaceAll(',', '') + hundredths)
}

/** A number of some length, and none of an order or an offer. */
export function trackingIn(text: string): string | undefined {
  const number = text.toUpperCase().replaceAll(/[\s-]+/g, '')
  return /^(?!P?O\d+$)(?=.*\d{4})[0-9A-Z]{7,40}$/.test(number) ? number : undefined
}
