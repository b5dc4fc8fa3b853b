import { categoryName } from '#market/categories.ts'
import { formatUsd } from '#market/money.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import type {
  OwnListedProduct,
  OwnProduct,
  ProductBefore,
} from '#market/products/own-product-api.ts'
import type { FieldsInPlace } from '#market/products/product-fields.ts'
import type { PriceMeasures } from '#market/products/price-typo.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import type { Priced } from '#web/platform/ui/prices/use-typo-question.ts'
import { fieldNames, fieldsInOrder } from './fill/fillable.ts'

/** What a list changes in place: one field at a time. */
export type Figures = FieldsInPlace

/** The one field that an edit names. */
export const fieldEdited = (figures: Figures) =>
  fieldsInOrder.find((field) => figures[field] !== undefined)

/** "Fig candle: 480 units", "Fig candle: $24.00 MSRP. Buyers see it now" */
export function figuresText(after: OwnProduct, figures: Figures, before: OwnListedProduct) {
  const field = fieldEdited(figures)
  const name = after.name || after.upc
  const said = field ? `${name}: ${changeText(field, after)}` : name
  return before.provisional && !after.provisional && !after.paused
    ? `${said}. Buyers see it now`
    : said
}

function changeText(field: keyof Figures, after: OwnProduct) {
  const value = after[field]
  const what = wordOf(field)
  if (value === null) return `no ${what}`
  const named = prices.find((each) => each === field)
  const price = named && after[named]
  if (price) return `${formatUsd(price)} ${what}`
  if (field === 'photo_1') return 'photo added'
  if (field === 'category') return categoryName(after.category)
  if (field === 'condition') return conditionWords[after.condition]
  if (typeof value === 'string') return `${what} ${value}`
  return field === 'units' ? `${quantityText(value)} units` : `${what} ${quantityText(value)}`
}

/** Within a sentence. */
const wordOf = (field: keyof Figures) =>
  field === 'msrp_cents' || field === 'upc' ? fieldNames[field] : fieldNames[field].toLowerCase()

const prices = ['msrp_cents', 'wholesale_cents', 'seller_price_cents'] as const
type PriceEdited = Priced & { field: (typeof prices)[number] }

const firsts = { msrp_cents: 'msrp', wholesale_cents: 'wholesale' } as const

/** A price edited in place, with what it is measured by (decision I14). */
export function pricedFigures(product: OwnListedProduct, figures: Figures): PriceEdited[] {
  return prices.flatMap((field) => {
    const price = figures[field]
    if (!price) return []
    const before = product[field] ?? undefined
    const beside = {
      wholesale: product.wholesale_cents ?? undefined,
      msrp: product.msrp_cents ?? undefined,
    }
    return [{ field, name: product.name || product.upc, price, measures: measuresOf() }]

    function measuresOf(): PriceMeasures {
      if (field === 'seller_price_cents') return { before, ...beside }
      return before === undefined ? { msrp: beside.msrp, first: firsts[field] } : { before }
    }
  })
}

/** What was seen of the field that an edit names, so that nobody else's change is lost. */
export function figuresSeen(
  { photo_1_url: photo, ...product }: OwnListedProduct,
  figures: Figures,
) {
  const field = fieldEdited(figures)
  if (!field || field === 'units') return {}
  if (field === 'photo_1') return photo === null ? { photo_1: null } : {}
  return { [field]: product[field] } satisfies ProductBefore
}

/** What would take an edit back; there is no way back to no name, or to no units. */
export function figuresBefore(product: OwnListedProduct, figures: Figures): Figures | undefined {
  const field = fieldEdited(figures)
  if (!field) return undefined
  if (field === 'photo_1') return product.photo_1_url === null ? { photo_1: null } : undefined
  if (field === 'units') return product.units > 0 ? { units: product.units } : undefined
  return product[field] === '' ? undefined : { [field]: product[field] }
}
