import { missingFieldsOf, standingPhoto, type Essential } from '#market/products/missing.ts'
import { blankFields } from '#market/products/field-answers.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import { cents } from '#market/money.ts'
import { scheduleProblems, type PriceStep } from '#market/products/schedule/price-schedule.ts'
import { limitProblems } from '#market/products/product-fields.ts'
import { columnNamed } from './columns.ts'
import type { GatheredProduct } from './gather-products.ts'
import { MOST_PHOTOS } from '#market/products/most-photos.ts'
import type { ImportedCells } from './read-record.ts'
import type { RowProblem } from './row-problem.ts'
import type { ScheduleInput } from './schedule-cells.ts'
import { mergeTerms, type TermsInput } from './terms-input.ts'

type PlainCells = Omit<ImportedCells, keyof TermsInput | ScheduleField>
type ScheduleField = keyof ScheduleInput
type Fields = { [field in keyof Required<PlainCells>]: Exclude<PlainCells[field], undefined> }

/** A product as an import finds and leaves it. */
export type ImportableProduct = Omit<Fields, 'units' | 'name' | ChosenField> &
  Chosen & {
    upc: string
    name: string
    photos: string[]
    units: number
    /** What the last file said, which sales since then have not changed. */
    imported_units: number | null
    published: boolean
    /** Its MSRP and its condition are those of its manifest, whatever a file says. */
    mixed: boolean
    /** Its own; null: those of its shop. */
    resale_terms: ResaleTerms | null
    /** The earliest step is the first. */
    price_schedule: PriceStep[]
    off_market_days: number | null
    show_next_price: boolean
  }
type ChosenField = 'category' | 'condition' | 'gender' | 'weight_unit' | 'freight_terms'
type Chosen = { [field in ChosenField]: NonNullable<Fields[field]> }

export type Merge =
  | { product: ImportableProduct; missing: Essential[]; isChanged: boolean }
  | { problems: RowProblem[] }

type Shelf = {
  /** The product of this UPC that the seller lists already. */
  listed?: ImportableProduct | undefined
  shopTerms?: ResaleTerms | null | undefined
  /** Addresses of its photos that could not be fetched. */
  lost?: readonly string[] | undefined
}

/** A product after a file was read: cells that are filled in count, the rest stays. */
export function mergeProduct(
  gathered: GatheredProduct,
  { listed, shopTerms, lost }: Shelf = {},
): Merge {
  const { upc } = gathered
  const { resale_channels, blocked_states, map_cents, remove_labels, ...others } = gathered.cells
  const { price_schedule, off_market_days, show_next_price, ...plain } = others
  const terms = { resale_channels, blocked_states, map_cents, remove_labels }
  const cells = listed?.mixed ? withoutComputed(plain) : plain
  const before = listed ?? { ...emptyProduct, upc }
  const photos = photosOf(gathered, before.photos)
  const schedule = {
    price_schedule: price_schedule ?? before.price_schedule,
    off_market_days: off_market_days === undefined ? before.off_market_days : off_market_days,
    show_next_price: show_next_price ?? before.show_next_price,
  }
  const problems = [
    ...contradictions(cells, before),
    ...scheduleContradictions({ ...before, ...cells, ...schedule }, before),
  ]
  if (photos.length > MOST_PHOTOS) problems.push({ kind: 'too many photos' })
  if (problems.length > 0) return { problems }

  const given = Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null))
  const imported_units = cells.units ?? before.imported_units
  const units = imported_units === before.imported_units ? before.units : (imported_units ?? 0)
  const resale_terms = mergeTerms(terms, { own: before.resale_terms, shop: shopTerms ?? null })
  const product: ImportableProduct = {
    ...before,
    ...given,
    photos,
    units,
    imported_units,
    resale_terms,
    ...schedule,
  }
  return {
    product,
    missing: missingIn(product, lost),
    isChanged: !listed || !isAlike(product, listed),
  }
}

/** What the last file said of its units is kept for the next one, and nothing that anybody sees of a product. */
const isAlike = (one: ImportableProduct, other: ImportableProduct) =>
  JSON.stringify({ ...one, imported_units: null }) ===
  JSON.stringify({ ...other, imported_units: null })

function withoutComputed(cells: PlainCells): PlainCells {
  const { msrp_cents: _msrp, condition: _condition, ...others } = cells
  return others
}

/** What a product lacks; one that is published without units was sold out. */
export function missingIn(product: ImportableProduct, lost: readonly string[] = []) {
  const soldOut = product.published && product.units === 0
  return missingFieldsOf({ ...product, photo_1: standingPhoto(product.photos, lost), soldOut })
}

/** Photos of a row that says nothing else are added; another's stand from the first place on. */
function photosOf({ photos, onlyPhotos }: GatheredProduct, before: string[]) {
  const together = onlyPhotos ? [...before, ...photos] : [...photos, ...before.slice(photos.length)]
  return [...new Set(together)]
}

/** What the file says against itself, or against what is listed; what it leaves as it is was accepted before. */
function contradictions(cells: PlainCells, before: ImportableProduct): RowProblem[] {
  const isSaid = (...fields: (keyof PlainCells)[]) =>
    fields.some((field) => cells[field] && cells[field] !== before[field])
  const given = { ...before, units: before.units || null, ...cells }
  const said = {
    ...(isSaid('msrp_cents', 'seller_price_cents') && {
      msrp_cents: given.msrp_cents,
      seller_price_cents: given.seller_price_cents,
    }),
    ...(isSaid('units', 'min_order_units') && {
      units: given.units,
      min_order_units: given.min_order_units,
    }),
  }
  return limitProblems(said).map(({ field, message }) => ({
    kind: 'out of bounds',
    column: columnNamed(field),
    words: message,
  }))
}

type Scheduled = { [field in ScheduleField]: ImportableProduct[field] } & {
  expiration_date?: string | null | undefined
  seller_price_cents?: number | null | undefined
}

/** Why a schedule that a file says cannot be followed; one that stays was accepted before. */
function scheduleContradictions(after: Scheduled, before: ImportableProduct): RowProblem[] {
  const schedule = { steps: after.price_schedule, offMarketDays: after.off_market_days }
  const isSame =
    JSON.stringify(after.price_schedule) === JSON.stringify(before.price_schedule) &&
    after.off_market_days === before.off_market_days
  if (isSame) return []
  const { expiration_date: date, seller_price_cents: price } = after
  return scheduleProblems({
    schedule,
    expirationDate: date ?? null,
    basePrice: price ? cents(price) : null,
  }).map(({ field, message }) => ({
    kind: 'out of bounds',
    column: columnNamed(field),
    words: message,
  }))
}

const { upc: _upc, ...nothingSaid } = blankFields

export const emptyProduct: Omit<ImportableProduct, 'upc'> = {
  ...nothingSaid,
  photos: [],
  imported_units: null,
  published: false,
  mixed: false,
  resale_terms: null,
  price_schedule: [],
  off_market_days: null,
  show_next_price: false,
}
