import type { Cents } from '#market/money.ts'
import { percentOff } from '#market/money.ts'
import { readShipFrom } from '#market/delivery/ship-from.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { ListedProduct } from '#market/products/product-api.ts'
import type { ProductDraft } from '../form/product-draft.ts'

type PreviewInput = {
  draft: ProductDraft
  product: OwnProduct | undefined
  sellerName: string
  /** Where the main photo is to be seen. */
  photo: string | undefined
}

/** A product as its card would show it, while it is still being typed. */
export function previewOf({ draft, product, sellerName, photo }: PreviewInput): ListedProduct {
  const msrp = draft.msrp_cents || null
  const price = fittingPrice(draft, product)
  return {
    id: product?.id ?? 0,
    seller_id: product?.seller_id ?? 0,
    seller: { id: product?.seller_id ?? 0, name: product?.seller.name ?? sellerName },
    name: draft.name.trim() || 'Product Name',
    upc: draft.upc,
    category: draft.category,
    condition: draft.condition,
    photo_1_url: photo ?? null,
    images: [],
    units: draft.units ?? 0,
    min_order_units: draft.min_order_units,
    msrp_cents: msrp,
    seller_price_cents: price,
    percent_off_msrp: msrp && price && price <= msrp ? percentOff(msrp, price) : null,
    tags: draft.tags,
    provisional: false,
    manifest_units: product?.manifest_units ?? null,
    created_at: product?.created_at ?? '',
    ships_from: readShipFrom(draft.own_ship_from) ?? product?.ships_from ?? null,
    ships_within: draft.own_ships_within ?? product?.ships_within ?? null,
    freight_terms: draft.freight_terms,
    usual_answer_hours: null,
    resale_conflict: null,
  }
}

const fits = (price: Cents | null, msrp: Cents | null) => Boolean(price && (!msrp || price <= msrp))

/** The price that was typed, or else the one that was saved last. */
function fittingPrice(
  { seller_price_cents: typed, msrp_cents: msrp }: ProductDraft,
  product?: OwnProduct,
) {
  if (fits(typed, msrp)) return typed
  const saved = product?.seller_price_cents ?? null
  return fits(saved, msrp) ? saved : null
}

/** The saved price stands in for one that does not fit. */
export const showsSavedPrice = (draft: ProductDraft, preview: ListedProduct) =>
  preview.seller_price_cents !== null && preview.seller_price_cents !== draft.seller_price_cents
