import { categoryName } from '#market/categories.ts'
import { formatUsd, type Cents } from '#market/money.ts'
import type { Product } from '#market/products/product-api.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { genderWords, packagingWords, tagWords } from '../product-words.ts'

export type DetailFact = { label: string; value: string }
type Known = { label: string; value: string | null | undefined }

/** Every field of a product its reader may see, in the order a buyer checks it; empty ones are left out. */
export function detailFacts(product: Product): DetailFact[] {
  return [
    ...identityOf(product),
    ...pricesOf(product),
    ...packingOf(product),
    ...measuresOf(product),
    { label: 'Tags', value: product.tags.map(tagWords).join(', ') },
  ].flatMap(({ label, value }) => (value?.trim() ? [{ label, value }] : []))
}

const identityOf = (product: Product): Known[] => [
  { label: 'UPC', value: product.upc },
  { label: 'SKU', value: product.sku },
  { label: 'ASIN', value: product.asin },
  { label: 'Style number', value: product.style_number },
  { label: 'Category', value: categoryName(product.category) },
  { label: 'Condition', value: conditionWords[product.condition] },
  { label: 'Gender', value: genderWords[product.gender] },
  { label: 'Seller size', value: product.seller_size },
  { label: 'Expiration date', value: product.expiration_date },
]

const pricesOf = (product: Product): Known[] => [
  { label: 'Unit MSRP', value: price(product.msrp_cents) },
  { label: 'Unit asking price', value: price(product.seller_price_cents) },
  // Absent from the answer for everybody but its seller and staff (decision C8).
  { label: 'Unit wholesale', value: price(product.wholesale_cents ?? null) },
  { label: 'Units', value: quantityText(product.units) },
  { label: 'Minimum order quantity', value: count(product.min_order_units) },
]

const packingOf = (product: Product): Known[] => [
  {
    label: 'Packaging type',
    value: product.packaging_type && packagingWords[product.packaging_type],
  },
  { label: 'Inner quantity', value: count(product.inner_quantity) },
  { label: 'Number of inners', value: count(product.inner_count) },
  { label: 'Outer quantity', value: count(product.outer_quantity) },
]

const measuresOf = (product: Product): Known[] => [
  { label: 'Length', value: measure(product.length, 'in') },
  { label: 'Width', value: measure(product.width, 'in') },
  { label: 'Height', value: measure(product.height, 'in') },
  { label: 'Weight', value: measure(product.weight, product.weight_unit) },
]

const price = (amount: Cents | null) => amount && formatUsd(amount)
const count = (units: number | null) => (units ? quantityText(units) : null)

const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const measure = (size: number | null, unit: string) =>
  size === null ? null : `${oneDecimal.format(size)} ${unit}`
