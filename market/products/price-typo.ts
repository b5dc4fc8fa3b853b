import { cents, formatUsd, times, type Cents } from '../money.ts'

/** What a price is measured by; what is not known, or hidden from who asks, is left out. */
export type PriceMeasures = {
  before?: Cents | undefined
  wholesale?: Cents | undefined
  msrp?: Cents | undefined
  /** More can't be offered: the asking price. */
  most?: Cents | undefined
  /** Which price of a product this is that had none before. */
  first?: 'msrp' | 'wholesale' | 'asking' | undefined
  /** Whether all its first prices were typed as one to three digits without a point. */
  isBare?: boolean | undefined
}

/** A price that looks like a typo: why, in words, and the price that was likely meant. */
export type PriceTypo = { price: Cents; reason: string; likely?: Cents }

/**
 * Whether to ask before a price is saved or sent (decision I14). It asks about a price under a tenth of the one before,
 * under wholesale, or over 95% off MSRP. For a first price, it asks about an MSRP under $1.00 or a wholesale price
 * under a tenth of MSRP. It also asks about first prices typed as a few digits alone. An unchanged price is never
 * questioned. A price that was confirmed before is not compared to wholesale or MSRP again.
 */
export function priceTypo(price: Cents, measures: PriceMeasures): PriceTypo | undefined {
  const reason = reasonOf(price, measures)
  if (!reason) return undefined
  const likely = likelyPrice(price, measures)
  return likely ? { price, reason, likely } : { price, reason }
}

/** "Did you mean $12.00?", or whether it is meant where no other price is likely. */
export const typoQuestion = ({ price, likely }: PriceTypo) =>
  likely ? `Did you mean ${formatUsd(likely)}?` : `Is ${formatUsd(price)} right?`

function reasonOf(price: Cents, measures: PriceMeasures) {
  const { before, wholesale, msrp } = measures
  if (price <= 0 || price === before) return undefined
  const reason = firstReasonOf(price, measures)
  if (reason) return reason
  if (before && times(price, 10) < before)
    return `${formatUsd(price)} is under a tenth of ${formatUsd(before)}.`
  if (wholesale && price < wholesale && !(before && before < wholesale))
    return `${formatUsd(price)} is under wholesale, ${formatUsd(wholesale)}.`
  if (msrp && isNearlyGiven(price, msrp) && !(before && isNearlyGiven(before, msrp)))
    return `${formatUsd(price)} is more than 95% off the MSRP of ${formatUsd(msrp)}.`
  return undefined
}

const DOLLAR = cents(100)
/** The highest price of one to three digits, which are cents. */
export const MOST_BARE = 999

function firstReasonOf(price: Cents, { first, isBare, msrp }: PriceMeasures) {
  if (first === 'msrp' && price < DOLLAR) return `An MSRP of ${formatUsd(price)} is under $1.00.`
  if (first === 'wholesale' && msrp && times(price, 10) < msrp)
    return `${formatUsd(price)} is under a tenth of the MSRP of ${formatUsd(msrp)}.`
  if (first && isBare && price <= MOST_BARE)
    return `Digits without a decimal point are cents: ${formatUsd(price)}.`
  return undefined
}

const isNearlyGiven = (price: Cents, msrp: Cents) => times(price, 20) < msrp

/** The price with its decimal point one or two digits on that is nearest to what is known, if it is not as far off. */
function likelyPrice(price: Cents, measures: PriceMeasures) {
  if (measures.first === 'msrp' || (measures.first && measures.isBare)) return times(price, 100)
  const near = measures.before ?? measures.wholesale ?? measures.msrp ?? price
  const { most = Infinity, msrp = times(near, 10) } = measures
  const nearest = [times(price, 100), times(price, 10)]
    .filter((each) => each <= msrp)
    .toSorted((one, other) => distance(one, near) - distance(other, near))[0]
  const likely = nearest && nearest > most ? measures.most : nearest
  // A price below wholesale may be the one that was meant. If it is entered, it is questioned too.
  if (!likely || reasonOf(likely, { ...measures, wholesale: undefined })) return undefined
  return distance(likely, near) < distance(price, near) ? likely : undefined
}

const distance = (one: Cents, other: Cents) => Math.abs(Math.log(one / other))
