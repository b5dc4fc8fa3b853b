import { inDigits } from '#market/in-digits.ts'

const PERCENT = /^\d{1,3}(?:\.\d{1,2})?$/

/** "12.5%" of 1250 hundredths of a percent. */
export const feeWords = (bps: number) => `${bps / 100}%`

/** Reads a percent as basis points; undefined when the text is no percent. */
export function feeTyped(text: string): number | undefined {
  const typed = text.trim().replace(/%$/, '').trim()
  if (!PERCENT.test(typed)) return undefined
  const bps = Math.round(Number(typed) * 100)
  return bps <= 10_000 ? bps : undefined
}

/** Says what a new fee means for future and for existing orders (decision E1). */
export function feeMeaning(bps: number, orders: number) {
  const kept =
    orders === 0
      ? ''
      : orders === 1
        ? ' The existing order keeps the fee it was made with.'
        : ` The ${inDigits(orders)} existing orders keep the fee they were made with.`
  return `Of every $100.00 sold from now on, Lotline keeps $${(bps / 100).toFixed(2)}. Offers under way get this fee when they are accepted.${kept}`
}
