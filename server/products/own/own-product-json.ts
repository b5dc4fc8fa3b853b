import type { Selectable } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { missingFieldsOf, missingWords, standingPhoto } from '#market/products/missing.ts'
import type { OwnProduct, OwnListedProduct } from '#market/products/own-product-api.ts'
import { basePrice } from '../schedule/base-price.ts'
import { nextEvent, type ScheduleRow } from '../schedule/next-event.ts'
import type { stepsTaken } from '../schedule/price-schedule-store.ts'
import {
  cardColumns,
  productCardJson,
  productJson,
  type ProductRow,
} from '../catalogue/product-json.ts'
import type { ProductsTable } from '../product-tables.ts'

/** The columns of a seller's own card; the rest of its row is worked out. */
export const ownCardColumns = [
  ...cardColumns,
  'wholesaleCents',
  'sku',
  'expirationDate',
  'innerQuantity',
  'resaleTerms',
  'paused',
  'updatedAt',
] as const

type OwnCardRow = Pick<Selectable<ProductsTable>, (typeof ownCardColumns)[number]> & {
  soldOut: boolean
  usualAnswerHours: number | null
  watchers: number
} & ScheduleRow

type PhotoProblems = OwnProduct['photo_problems']
type ReadCard = { row: OwnCardRow; photoProblems: PhotoProblems }

export const ownProductCardJson = ({ row, photoProblems }: ReadCard): OwnListedProduct => ({
  ...productCardJson(row),
  ...toItsSeller({ row, photoProblems }),
  sku: row.sku,
  expiration_date: row.expirationDate,
  inner_quantity: row.innerQuantity,
  resale_terms: row.resaleTerms,
})

type Read = { row: ProductRow; photoProblems: PhotoProblems; steps: StepTaken[] }
type StepTaken = Awaited<ReturnType<typeof stepsTaken>>[number]

export const ownProductJson = (
  seller: SellerViewer,
  { row, photoProblems, steps }: Read,
): OwnProduct => ({
  ...productJson(row, seller),
  ...toItsSeller({ row, photoProblems }),
  photo_1: row.photos[0] ?? null,
  photo_2: row.photos[1] ?? null,
  photo_3: row.photos[2] ?? null,
  photo_4: row.photos[3] ?? null,
  photo_5: row.photos[4] ?? null,
  price_schedule: row.steps && row.steps.length > 0 ? row.steps : null,
  off_market_days: row.offMarketDays,
  show_next_price: row.showNextPrice ?? false,
  base_price_cents: basePrice(row),
  price_steps: steps.map(({ beforeCents, afterCents, at, ...step }) => ({
    ...step,
    at: at.toISOString(),
    before_cents: beforeCents,
    after_cents: afterCents,
  })),
})

function toItsSeller({ row, photoProblems }: ReadCard) {
  const lost = photoProblems.map(({ address }) => address)
  const missing = missingIn(row, lost)
  return {
    wholesale_cents: row.wholesaleCents,
    missing: missing.map((field) => missingWords[field]),
    missing_fields: missing,
    paused: row.paused,
    watchers: row.watchers,
    next_step: nextStep(row),
    updated_at: row.updatedAt.toISOString(),
    photo_problems: photoProblems,
  }
}

function nextStep(row: OwnCardRow) {
  const next = nextEvent(row)
  return next ? { on: next.on, price_cents: next.price } : null
}

const missingIn = (row: OwnCardRow, lost: readonly string[]) =>
  missingFieldsOf({
    upc: row.upc,
    name: row.name,
    photo_1: standingPhoto(row.photos, lost),
    msrp_cents: row.msrpCents,
    wholesale_cents: row.wholesaleCents,
    seller_price_cents: row.sellerPriceCents,
    units: row.units,
    soldOut: row.soldOut,
  })
