import type { Cents } from '#market/money.ts'
import { outcomeOf } from '#market/products/bulk/bulk-act.ts'
import type { BulkAct, BulkResult } from '#market/products/bulk/bulk-api.ts'
import type { ChosenProduct } from './chosen-products.ts'

/** A lot, and what it becomes. */
export type ProductChange = { lot: ChosenProduct; price: Cents | null; units: number }

/** What an act does to each of these lots, and which it leaves. */
export function planBulk(act: BulkAct, lots: readonly ChosenProduct[], absent: readonly number[]) {
  const changes: ProductChange[] = []
  const refused: BulkResult['refused'] = absent.map(notThere)
  for (const lot of lots) {
    const outcome = outcomeOf(act, {
      msrp_cents: lot.msrpCents,
      seller_price_cents: lot.sellerPriceCents,
      units: lot.units,
      min_order_units: lot.minOrderUnits,
      provisional: lot.provisional,
      paused: lot.paused,
    })
    if ('problem' in outcome) refused.push({ id: lot.id, name: lot.name, problem: outcome.problem })
    else changes.push({ lot, ...outcome })
  }
  return { changes, refused }
}

const notThere = (id: number) => ({ id, name: null, problem: 'Not found' })
