import { inDigits } from '#market/in-digits.ts'

/** An amount of US money, as a whole number of cents. */
export type Cents = number & { readonly unit: 'cents' }

/** Thrown for an amount with a fraction of a cent, or too large to be exact. */
export class NotCents extends RangeError {}

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new NotCents(`Not a whole number of cents: ${amount}`)
  return amount as Cents
}

export const times = (price: Cents, quantity: number) => cents(price * quantity)
export const sum = (amounts: readonly Cents[]) =>
  cents(amounts.reduce((total, each) => total + each, 0))

/** Adds amounts that are only shown; what would not be exact is the largest that is. */
export const boundedSum = (one: number, other: number) =>
  Math.min(one + other, Number.MAX_SAFE_INTEGER)

/** "1,234.50" */
export function dollarsInDigits(amount: Cents): string {
  const rest = Math.abs(amount) % 100
  const dollars = inDigits((Math.abs(amount) - rest) / 100)
  return `${amount < 0 ? '-' : ''}${dollars}.${String(rest).padStart(2, '0')}`
}

/** "$1,234.50" */
export const formatUsd = (amount: Cents): string =>
  `${amount < 0 ? '-' : ''}$${dollarsInDigits(cents(Math.abs(amount)))}`

/** "$1,234" when there are no cents, "$1,234.50" otherwise. */
export const formatUsdShort = (amount: Cents): string => formatUsd(amount).replace(/\.00$/, '')

const BASIS_POINTS = 10_000

/** The platform's share of one line: rounded half up to a cent (decision E1). */
export function platformFee(lineTotal: Cents, feeBps: number): Cents {
  // In two parts, because the product of a large total would not be exact.
  const rest = lineTotal % BASIS_POINTS
  const whole = (lineTotal - rest) / BASIS_POINTS
  return cents(whole * feeBps + Math.floor((rest * feeBps + BASIS_POINTS / 2) / BASIS_POINTS))
}

/** What the seller receives of one line after the platform fee (decision E1). */
export const netOf = (lineTotal: Cents, feeBps: number): Cents =>
  cents(lineTotal - platformFee(lineTotal, feeBps))

/** The percent off MSRP, rounded down so that a discount is never overstated (decision C5). */
export const percentOff = (msrp: Cents, price: Cents) =>
  msrp > 0 ? Math.floor(((msrp - price) * 100) / msrp) : 0

/** The percent off MSRP that people read: zero when the price is above the MSRP. */
export const percentOffMsrp = (msrp: Cents, price: Cents) => Math.max(percentOff(msrp, price), 0)
