import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import { missingOf } from '#market/products/missing.ts'
import type { OwnProduct, OwnProductCard } from '#market/products/own-product-api.ts'
import { productCardJson, productJson, type CardRow, type ProductRow } from './product-json.ts'

type OwnCardRow = CardRow & { wholesaleCents: Cents | null; soldOut: boolean }

export const ownProductCardJson = (row: OwnCardRow): OwnProductCard => ({
  ...productCardJson(row),
  wholesale_cents: row.wholesaleCents,
  missing: missingIn(row),
})

export const ownProductJson = (row: ProductRow, seller: SellerViewer): OwnProduct => ({
  ...productJson(row, seller),
  wholesale_cents: row.wholesaleCents,
  photo_1: row.photos[0] ?? null,
  photo_2: row.photos[1] ?? null,
  photo_3: row.photos[2] ?? null,
  photo_4: row.photos[3] ?? null,
  photo_5: row.photos[4] ?? null,
  missing: missingIn(row),
})

const missingIn = (row: OwnCardRow) =>
  missingOf({
    upc: row.upc,
    name: row.name,
    photo_1: row.photos[0] ?? null,
    msrp_cents: row.msrpCents,
    wholesale_cents: row.wholesaleCents,
    seller_price_cents: row.sellerPriceCents,
    units: row.units,
    soldOut: row.soldOut,
  })
