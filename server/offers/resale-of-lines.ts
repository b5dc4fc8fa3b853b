import { sql } from 'kysely'
import type { Party } from '#market/accounts/viewer.ts'
import { isEditable, type OfferState } from '#market/offers/offer.ts'
import type { RefusalKind } from '#market/refusal-kind.ts'
import { resaleRefusal } from '#market/resale/resale-conflict.ts'
import type { AgreedTerms, ResaleDeclaration } from '#market/resale/resale-terms.ts'
import { agreedOf, agreementOf } from '#market/resale/resale-words.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ListedProductRow } from '#server/products/listed-products.ts'
import type { Offer, OfferLine } from './offer-store.ts'

type Listings = ReadonlyMap<number, ListedProductRow>

/** The resale terms of a line: in a draft those in force now, later those it was sent with (decision 56). */
export const termsOfLine = (
  state: OfferState,
  { productId, resaleTerms }: OfferLine,
  listings: Listings,
): AgreedTerms | null =>
  isEditable(state) ? agreedOf(listings.get(productId)?.resaleTerms ?? null) : resaleTerms

/** What accepting the offer agrees to, in words. */
export const agreementOfLines = (state: OfferState, lines: OfferLine[], listings: Listings) =>
  agreementOf(
    lines.map((line) => ({
      name: listings.get(line.productId)?.name ?? '',
      terms: termsOfLine(state, line, listings),
    })),
  )

/** Keeps the terms in force with the lines, as the offer is sent or bought. */
export async function freezeTerms(tx: Tx, offer: Offer, listings: Listings): Promise<Offer> {
  const lines = offer.lines.map((line) => ({
    ...line,
    resaleTerms: agreedOf(listings.get(line.productId)?.resaleTerms ?? null),
  }))
  const bound = lines.filter(({ resaleTerms }) => resaleTerms)
  if (bound.length > 0)
    await sql`
      update offer_lines l set resale_terms = agreed.terms
      from unnest(${bound.map(({ id }) => id)}::bigint[],
        ${bound.map(({ resaleTerms }) => JSON.stringify(resaleTerms))}::jsonb[]) as agreed (line_id, terms)
      where l.id = agreed.line_id`.execute(tx)
  return { ...offer, lines }
}

/** Refuses an act on lines that their buyer may not sell on, naming the clause. */
export function refuseResale(lines: readonly OfferLine[], buyer: ResaleDeclaration, reader: Party) {
  const problems = lines.flatMap(({ id, resaleTerms }) => {
    const kind = resaleRefusal(resaleTerms, buyer, reader)
    return kind ? [{ field: `offer_products.${id}.product`, kind }] : []
  })
  refuseFirst(problems)
}

/** Refuses with the first of the problems, and names all of them by their fields. */
export function refuseFirst(problems: readonly { field: string; kind: string | RefusalKind }[]) {
  const [first] = problems
  if (!first) return
  const fields = Object.fromEntries(
    problems.map(({ field, kind }) => [field, [typeof kind === 'string' ? kind : kind.message]]),
  )
  throw new Refusal(first.kind, 422, { fields })
}
