import { cents, netOf, percentOffMsrp, sum, type Cents } from '#market/money.ts'
import { counterProblems } from '#market/offers/counter-problems.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { typedTotal, type LineProblem } from '#market/offers/offer-line.ts'
import type { CounteredLine } from '../offer-queries.ts'

/** A line of a counter as the form holds it; an empty field is undefined. */
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

/** What blocks a line of the counter. A removed line has no problems. */
export const problemsOf = ({ line, quantity, unitPrice, isRemoved }: CounterLine): LineProblem[] =>
  isRemoved
    ? []
    : counterProblems(
        { quantity, unitPrice },
        { ...line.product, askingPrice: line.asking_price_cents },
      )

const isChanged = ({ line, quantity, unitPrice, isRemoved }: CounterLine) =>
  isRemoved || quantity !== line.quantity || unitPrice !== line.unit_price

export const hasChanges = (lines: readonly CounterLine[]) => lines.some(isChanged)

export const counterLineTotal = ({ quantity = 0, unitPrice = cents(0) }: CounterLine) =>
  typedTotal({ quantity, unitPrice })

export function counterPercentOff({ line: { product }, unitPrice }: CounterLine) {
  if (!product.msrp_cents || unitPrice === undefined) return undefined
  return percentOffMsrp(product.msrp_cents, unitPrice)
}

const kept = (lines: readonly CounterLine[]) => lines.filter(({ isRemoved }) => !isRemoved)

export const counterTotal = (lines: readonly CounterLine[]) =>
  sum(kept(lines).map(counterLineTotal))

/** The prices of a counter, with what they are measured by (decision I14). */
export const pricedLines = (lines: readonly CounterLine[]) =>
  kept(lines).map(({ line, unitPrice = line.unit_price }) => ({
    name: line.product.name,
    price: unitPrice,
    measures: {
      before: line.unit_price,
      most: line.asking_price_cents ?? undefined,
      msrp: line.product.msrp_cents ?? undefined,
    },
  }))

/** The lines with the prices that pricedLines were answered with. */
export function withPrices(lines: readonly CounterLine[], prices: readonly Cents[]) {
  const left = [...prices]
  return lines.map((each) => (each.isRemoved ? each : { ...each, unitPrice: left.shift() }))
}

/** Sends changed lines only; the server keeps every other line as it is. */
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

export const counterNet = (lines: readonly CounterLine[], feeBps: number) =>
  sum(kept(lines).map((line) => netOf(counterLineTotal(line), feeBps)))
