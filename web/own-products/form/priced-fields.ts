import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import type { Priced } from '#web/platform/ui/prices/use-slip-question.ts'

type Prices = 'msrp_cents' | 'wholesale_cents' | 'seller_price_cents'
type PricedField = Priced & { field: Prices }

const names: Record<Prices, string> = {
  msrp_cents: 'Unit MSRP',
  wholesale_cents: 'Unit Wholesale',
  seller_price_cents: 'Unit Asking Price',
}

/** The prices of a product about to be saved, each with what it is measured by (decision I14). */
export function pricedFields(
  fields: ProductFields,
  saved: Pick<OwnProduct, Prices> | undefined,
): PricedField[] {
  const { msrp_cents: msrp, wholesale_cents: wholesale } = fields
  const beside = { wholesale: wholesale ?? undefined, msrp: msrp ?? undefined }
  return (['msrp_cents', 'wholesale_cents', 'seller_price_cents'] as const).flatMap((field) => {
    const price = fields[field]
    if (!price) return []
    const before = saved?.[field] ?? undefined
    const measures = field === 'seller_price_cents' ? { before, ...beside } : { before }
    return [{ field, name: names[field], price, measures }]
  })
}
