import { sql } from 'kysely'
import type { PurchaseOrderDocument } from '#market/purchase-orders/purchase-order-document.ts'
import { agreementOf } from '#market/resale/resale-words.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { PurchaseOrderLine } from './order-lines.ts'

type Agreement = NonNullable<PurchaseOrderDocument['data']['attributes']['resale_agreement']>
type Signature = Agreement['signatures'][number]

/**
 * Who signed the resale terms of orders, and when: the buyer with the last turn in which it named or took the
 * terms, and the person who accepted. The turns are kept permanently, and say who acted (decision 56).
 */
export async function signaturesOf(db: Database | Tx, offerIds: readonly number[]) {
  if (offerIds.length === 0) return new Map<number, Signature[]>()
  const { rows } = await sql<{
    offerId: number
    act: Signature['act']
    party: Signature['party']
    company: string
    person: string | null
    at: Date
  }>`
    select r.offer_id, r.act, r.party, case r.party when 'buyer' then n.buyer_name else n.seller_name end as company,
      nullif(u.full_name, '') as person, r.at
    from offer_revisions r join purchase_orders o on o.offer_id = r.offer_id
    join purchase_order_names n on n.purchase_order_id = o.id
    left join users u on u.id = r.actor_user_id
    where r.offer_id = any(${offerIds}::bigint[])
      and (r.act = 'accept' or r.revision = (
        select max(t.revision) from offer_revisions t
        where t.offer_id = r.offer_id and t.party = 'buyer' and t.act in ('submit', 'counter', 'accept')))
    order by r.offer_id, r.revision`.execute(db)
  const signatures = rows.map(({ offerId, at, ...signed }) => ({
    offerId,
    signed: { ...signed, at: at.toISOString() },
  }))
  return new Map(
    [...Map.groupBy(signatures, ({ offerId }) => offerId)].map(([offerId, each]) => [
      offerId,
      each.map(({ signed }) => signed),
    ]),
  )
}

/** What was agreed on reselling the goods of an order; null where there were no terms. */
export function agreementOnOrder(
  lines: readonly PurchaseOrderLine[],
  signatures: Signature[],
): Agreement | null {
  const text = agreementOf(lines.map(({ name, resaleTerms }) => ({ name, terms: resaleTerms })))
  return text === null ? null : { text, signatures }
}
