import type { OwnProduct } from '#market/products/own-product-api.ts'
import { MOST_BARE } from '#market/products/price-typo.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import type { Priced } from '#web/platform/ui/prices/use-typo-question.ts'

type Prices = 'msrp_cents' | 'wholesale_cents' | 'seller_price_cents'
type PricedField = Priced & { field: Prices }

const prices = ['msrp_cents', 'wholesale_cents', 'seller_price_cents'] as const
const firsts = {
  msrp_cents: 'msrp',
  wholesale_cents: 'wholesale',
  seller_price_cents: 'asking',
} as const
const names: Record<Prices, string> = {
  msrp_cents: 'Unit MSRP',
  wholesale_cents: 'Unit Wholesale',
  seller_price_cents: 'Unit Asking Price',
}

/** The prices of a product about to be saved, each with what it is measured by (decision I14). */
export function pricedFields(
  fields: ProductFields,
  saved: Pick<OwnProduct, Prices> | undefined,
  wasBare: (field: Prices) => boolean,
): PricedField[] {
  const { msrp_cents: msrp, wholesale_cents: wholesale } = fields
  const beside = { wholesale: wholesale ?? undefined, msrp: msrp ?? undefined }
  const given = prices.filter((field) => fields[field])
  const isBare = given.every(
    (field) => !saved?.[field] && wasBare(field) && (fields[field] ?? 0) <= MOST_BARE,
  )
  return given.flatMap((field) => {
    const price = fields[field]
    if (!price) return []
    const before = saved?.[field] ?? undefined
    const first = before === undefined ? ({ first: firsts[field], isBare } as const) : {}
    return [
      { field, name: names[field], price, measures: { before, ...first, ...measuredBy(field) } },
    ]
  })

  function measuredBy(field: Prices) {
    if (field === 'seller_price_cents') return beside
    // Asked about as a first price alone.
    return field === 'wholesale_cents' && !saved?.[field] ? { msrp: beside.msrp } : {}
  }
}
