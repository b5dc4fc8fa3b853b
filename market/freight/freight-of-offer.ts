import { type Cents, cents, formatUsd, sum } from '#market/money.ts'
import type { RefusalKind } from '#market/refusal-kind.ts'
import type { LotFreight } from './freight-words.ts'

/** Whether the seller states the freight of an offer on these lots. */
export const isQuoted = (lots: readonly LotFreight[]) =>
  lots.some(({ freight_terms: terms }) => terms === 'quoted')

/** The freight that an offer carries: what was stated, while a lot of it is quoted. */
export const freightInForce = (lots: readonly LotFreight[], stated: Cents | null) =>
  isQuoted(lots) ? stated : null

/** Whether nobody can accept before the seller has stated the freight. */
export const isFreightMissing = (lots: readonly LotFreight[], stated: Cents | null) =>
  isQuoted(lots) && stated === null

export const FREIGHT_MISSING = {
  code: 'freight_missing',
  message: 'The freight of this offer is quoted, and has not been stated yet.',
} satisfies RefusalKind

export const STATE_FREIGHT = {
  code: 'freight_missing',
  message: 'State the freight of this offer with your answer: it is quoted by you.',
} satisfies RefusalKind

export const FREIGHT_QUOTED = {
  code: 'freight_quoted',
  message:
    'The seller quotes the freight. Send an offer at the asking price: the seller answers with the freight.',
} satisfies RefusalKind

/** Where a buyer would buy at once. */
export const ASK_FOR_FREIGHT =
  'The seller quotes the freight with its answer, so this lot can’t be bought at once. Offer the asking price to ask for it.'

export const NO_FREIGHT_TO_STATE =
  'No lot of this offer has its freight quoted, so none can be stated'
export const SELLER_STATES_FREIGHT = 'The seller states the freight'

type Charged = { total_cents: Cents; freight_cents?: Cents | null | undefined }

/** What the goods come to, by which prices are compared. */
export const goodsOf = ({ total_cents: total, freight_cents: freight }: Charged) =>
  cents(total - (freight ?? 0))

/** A total that lacks its freight says so: "$1,200.00 plus freight". */
export const totalWords = (total: Cents, isFreightOpen: boolean) =>
  `${formatUsd(total)}${isFreightOpen ? ' plus freight' : ''}`

type Totaled = { total_cents: Cents; freight_missing: boolean }

/** What an offer comes to, in words. */
export const offerTotalWords = ({ total_cents: total, freight_missing: isOpen }: Totaled) =>
  totalWords(total, isOpen)

/** What several offers come to, in words. */
export const totalWordsOfAll = (offers: readonly Totaled[]) =>
  totalWords(
    sum(offers.map((offer) => offer.total_cents)),
    offers.some((offer) => offer.freight_missing),
  )
