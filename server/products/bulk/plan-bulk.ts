import { outcomeOf, type BulkAfter } from '#market/products/bulk/bulk-act.ts'
import type { BulkAct, BulkResult } from '#market/products/bulk/bulk-api.ts'
import type { ChosenProduct } from './chosen-products.ts'

/** A product, and what it becomes. */
export type ProductChange = BulkAfter & { product: ChosenProduct; slip?: string }

/** What an act does to each of these products, and which it leaves; slips are in either. */
export function planBulk(
  act: BulkAct,
  products: readonly ChosenProduct[],
  absent: readonly number[],
) {
  const changes: ProductChange[] = []
  const slips: ProductChange[] = []
  const keepsSlips = act.action === 'price' && act.slips === 'keep'
  const refused: BulkResult['refused'] = absent.map(notThere)
  for (const product of products) {
    const outcome = outcomeOf(act, {
      msrp_cents: product.msrpCents,
      wholesale_cents: product.wholesaleCents,
      seller_price_cents: product.sellerPriceCents,
      units: product.units,
      min_order_units: product.minOrderUnits,
      category: product.category,
      condition: product.condition,
      packaging_type: product.packagingType,
      tags: product.tags,
      resale_terms: product.resaleTerms,
      provisional: product.provisional,
      paused: product.paused,
      mixed: product.manifestId !== null,
    })
    if ('problem' in outcome)
      refused.push({ id: product.id, name: product.name, problem: outcome.problem })
    else {
      const change = { product, ...outcome }
      if (outcome.slip) slips.push(change)
      if (!outcome.slip || keepsSlips) changes.push(change)
      else refused.push({ id: product.id, name: product.name, problem: outcome.slip })
    }
  }
  return { changes, refused, slips }
}

const notThere = (id: number) => ({ id, name: null, problem: 'Not found' })
