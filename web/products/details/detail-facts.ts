import { inDigits } from '#market/in-digits.ts'
import { categoryName } from '#market/categories.ts'
import { formatUsd } from '#market/money.ts'
import { eachKind } from '#market/products/field-answers.ts'
import { fieldNames, fieldOf } from '#market/products/by-field.ts'
import type { FieldName } from '#market/products/fields.ts'
import type { Product } from '#market/products/product-api.ts'
import { genderWords, packagingWords } from '#market/products/product-choices.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { tagWords } from '../tag-words.ts'

export type DetailFact = { label: string; value: string }

/** Every field of a product its reader may see, in the order a buyer checks it; empty ones are left out. */
export function detailFacts(product: Product): DetailFact[] {
  const isMixedLot = product.manifest_units !== null
  const facts = fieldNames.map((name) => ({
    label: (isMixedLot && perLot[name]) || sentenceCase(fieldOf(name).label),
    value: valueOf(name, product),
  }))
  const tags = { label: 'Tags', value: product.tags.map(tagWords).join(', ') }
  return [...facts, tags].flatMap(({ label, value }) => (value?.trim() ? [{ label, value }] : []))
}

/** A mixed lot is counted and priced as a whole; the units inside it are its manifest's. */
const perLot: Partial<Record<FieldName, string>> = {
  msrp_cents: 'MSRP per lot',
  wholesale_cents: 'Wholesale per lot',
  seller_price_cents: 'Asking price per lot',
  units: 'Lots',
}

/** "Unit MSRP", "Style number": only what is an abbreviation keeps its capitals. */
const sentenceCase = (label: string) =>
  label.replaceAll(/(?<= )[A-Z](?=[a-z])/g, (first) => first.toLowerCase())

function valueOf(name: FieldName, product: Product) {
  if (name === 'weight') return measureText(product.weight, product.weight_unit)
  // Absent from the answer for everybody but its seller and staff (decision C8).
  if (name === 'wholesale_cents') return textOf(name, product.wholesale_cents ?? null)
  return textOf(name, product[name])
}

const asItIs = (value: string | null) => value
const shownElsewhere = () => null
const countText = (count: number | null) => (count ? quantityText(count) : null)

const ONE_DECIMAL = { least: 1, most: 1 }
const measureText = (size: number | null, unit: string) =>
  size === null ? null : `${inDigits(size, ONE_DECIMAL)} ${unit}`

const textOf = eachKind<string | null>({
  upc: asItIs,
  name: shownElsewhere,
  line: asItIs,
  text: shownElsewhere,
  category: categoryName,
  condition: (condition) => conditionWords[condition],
  gender: (gender) => genderWords[gender],
  packaging: (packaging) => packaging && packagingWords[packaging],
  month: asItIs,
  price: (price) => price && formatUsd(price),
  units: quantityText,
  minimum: countText,
  count: countText,
  measure: (size) => measureText(size, 'in'),
  // Shown with the weight.
  'weight unit': shownElsewhere,
  // What is in force is shown: this may be its shop's.
  'ship from': shownElsewhere,
  'lead time': shownElsewhere,
  // By the price.
  'freight terms': shownElsewhere,
  'freight class': asItIs,
  'yes or no': (isSo) => (isSo === null ? null : isSo ? 'Yes' : 'No'),
})
