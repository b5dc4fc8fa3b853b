import { missingOf } from './missing.ts'
import { limitProblems, type ProductField, type ProductFields } from './product-fields.ts'
import type { Product } from './product-api.ts'

/** What decides whether buyers may see a product. */
export type Essentials = Pick<
  Product,
  'upc' | 'name' | 'msrp_cents' | 'seller_price_cents' | 'units' | 'min_order_units'
> & {
  wholesale_cents: Product['msrp_cents']
  photo_1: string | null
  soldOut: boolean
}

/** A product of which nothing was said yet. */
export const emptyEssentials: Essentials = {
  upc: '',
  name: '',
  photo_1: null,
  msrp_cents: null,
  wholesale_cents: null,
  seller_price_cents: null,
  units: 0,
  min_order_units: null,
  soldOut: false,
}

export type EditedProduct = {
  units: number
  missing: string[]
  problems: { field: ProductField; message: string }[]
}

/** What becomes of a product when a form says this of it: what the form does not name stays. */
export function editProduct(
  product: Essentials,
  said: ProductFields,
  photo_1: string | null,
): EditedProduct {
  const units = said.units === undefined ? product.units : (said.units ?? 0)
  const edited = {
    upc: said.upc,
    name: said.name,
    photo_1,
    msrp_cents: kept(said.msrp_cents, product.msrp_cents),
    wholesale_cents: kept(said.wholesale_cents, product.wholesale_cents),
    seller_price_cents: kept(said.seller_price_cents, product.seller_price_cents),
    units,
    min_order_units: kept(said.min_order_units, product.min_order_units),
    soldOut: product.soldOut && units === 0,
  }
  return { units, missing: missingOf(edited), problems: contradictions(edited, said) }
}

const kept = <Value>(said: Value | undefined, before: Value) => (said === undefined ? before : said)

/** Only what the form says can be wrong: sales may have left fewer units than the least order. */
function contradictions(edited: Essentials, said: ProductFields) {
  const isSaid = (...fields: ProductField[]) => fields.some((field) => said[field] !== undefined)
  const { msrp_cents, seller_price_cents, units, min_order_units } = edited
  return limitProblems({
    ...(isSaid('msrp_cents', 'seller_price_cents') && { msrp_cents, seller_price_cents }),
    ...(isSaid('units', 'min_order_units') && { units, min_order_units }),
  })
}
