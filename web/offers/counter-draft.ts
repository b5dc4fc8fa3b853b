import { cents, percentOff, platformFee, sum, type Cents } from '#market/money.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { typedTotal, type LineProblem } from '#market/offers/offer-line.ts'
import { MAX_UNIT_CENTS } from '#market/wire.ts'
import type { CounteredLine } from './offer-queries.ts'

/** A line of a counter as it stands in the form; an emptied field is undefined. */
export type CounterLine = {
  line: OfferProduct
  quantity: number | undefined
  unitPrice: Cents | undefined
  isRemoved: boolean
}

export const counterLines = (offer: Offer): CounterLine[] =>
  offer.offer_products.map((line) => ({
    line,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    isRemoved: false,
  }))

/** What blocks a counter (decision D4); the minimum order does not. */
export function counterProblems({ line, quantity, unitPrice, isRemoved }: CounterLine) {
  const problems: LineProblem[] = []
  if (isRemoved) return problems
  const { product, asking_price_cents: asking } = line
  if (!quantity) problems.push({ field: 'quantity', message: 'Units must be greater than 0' })
  else if (quantity > product.units)
    problems.push({ field: 'quantity', message: 'Exceeds available units' })
  if (!unitPrice) problems.push({ field: 'unit_price', message: 'Price must be greater than $0' })
  else if (unitPrice > (asking ?? MAX_UNIT_CENTS))
    problems.push({ field: 'unit_price', message: 'Exceeds asking price' })
  return problems
}

const isChanged = ({ line, quantity, unitPrice, isRemoved }: CounterLine) =>
  isRemoved || quantity !== line.quantity || unitPrice !== line.unit_price

export const hasChanges = (lines: readonly CounterLine[]) => lines.some(isChanged)

export const counterLineTotal = ({ quantity = 0, unitPrice = cents(0) }: CounterLine) =>
  typedTotal({ quantity, unitPrice })

/** None is off where a price lies above the MSRP. */
export function percentOffMsrp({ line: { product }, unitPrice }: CounterLine) {
  if (!product.msrp_cents || unitPrice === undefined) return undefined
  return Math.max(percentOff(product.msrp_cents, unitPrice), 0)
}

const kept = (lines: readonly CounterLine[]) => lines.filter(({ isRemoved }) => !isRemoved)

export const counterTotal = (lines: readonly CounterLine[]) =>
  sum(kept(lines).map(counterLineTotal))

/** Only what changed is sent; lines not named stay as they are. */
export const changesOf = (lines: readonly CounterLine[]): CounteredLine[] =>
  lines.filter(isChanged).map(({ line, quantity, unitPrice, isRemoved }) => ({
    id: Number(line.id),
    ...(isRemoved
      ? { _destroy: true }
      : {
          ...(unitPrice !== undefined &&
            unitPrice !== line.unit_price && { unit_price: unitPrice }),
          ...(quantity !== undefined && quantity !== line.quantity && { quantity }),
        }),
  }))

const BASIS_POINTS = 10_000

/** The seller's fee, read off the net the server tells; buyers are not told one. */
export function feeBpsOf({ total_cents: total, total_net_to_seller: net }: Offer) {
  if (net === undefined || total === 0) return undefined
  return Math.round(((total - net) * BASIS_POINTS) / total)
}

export const counterNet = (lines: readonly CounterLine[], feeBps: number) =>
  sum(
    kept(lines).map((line) => {
      const total = counterLineTotal(line)
      return cents(total - platformFee(total, feeBps))
    }),
  )
