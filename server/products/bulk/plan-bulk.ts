import type { Cents } from '#market/money.ts'
import { outcomeOf } from '#market/products/bulk/bulk-act.ts'
import type { BulkAct, BulkResult } from '#market/products/bulk/bulk-api.ts'
import type { ChosenProduct } from './chosen-products.ts'

/** A product, and what it becomes. */
export type ProductChange = { product: ChosenProduct; price: Cents | null; units: number }

/** What an act does to each of these products, and which it leaves. */
export function planBulk(
  act: BulkAct,
  products: readonly ChosenProduct[],
  absent: readonly number[],
) {
  const changes: ProductChange[] = []
  const refused: BulkResult['refused'] = absent.map(notThere)
  for (const product of products) {
    const outcome = outcomeOf(act, {
      msrp_cents: product.msrpCents,
      seller_price_cents: product.sellerPriceCents,
      units: product.units,
      min_order_units: product.minOrderUnits,
      provisional: product.provisional,
      paused: product.paused,
    })
    if ('problem' in outcome)
      refused.push({ id: product.id, name: product.name, problem: outcome.problem })
    else changes.push({ product, ...outcome })
  }
  return { changes, refused }
}

const notThere = (id: number) => ({ id, name: null, problem: 'Not found' })
