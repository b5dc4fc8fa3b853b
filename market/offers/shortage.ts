import { sum, times, type Cents } from '#market/money.ts'
import type { OfferProduct } from './offer-document.ts'

/** A line of which fewer units are left than are offered. */
export type Shortage = { name: string; offered: number; left: number }

type Lines = readonly OfferProduct[]

/** What keeps an offer from being accepted: it has to be cut to what is left first. */
export const shortagesOf = (lines: Lines): Shortage[] =>
  lines.flatMap((line) => {
    const left = leftOf(line)
    return line.quantity > left ? [{ name: line.product.name, offered: line.quantity, left }] : []
  })

/** What an offer comes to once it is cut to what is left; nothing when it is sold out. */
export const totalLeft = (lines: Lines): Cents =>
  sum(lines.map((line) => times(line.unit_price, Math.min(line.quantity, leftOf(line)))))

const leftOf = ({ product }: OfferProduct) => (product.available ? product.units : 0)
