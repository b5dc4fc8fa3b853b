import { categoryName } from '#market/categories.ts'
import type { Product } from '#market/products/product-api.ts'
import { quantityText } from '#web/platform/ui/figures-typed.ts'
import { genderWords, packagingWords, tagWords } from './product-words.ts'

type Fact = { label: string; value: string | null }

/** Everything known of a lot, in the order a buyer checks it; what is unknown is left out. */
export function detailFacts(product: Product): { label: string; value: string }[] {
  const facts: Fact[] = [
    { label: 'SKU', value: product.sku },
    { label: 'ASIN', value: product.asin },
    { label: 'Style number', value: product.style_number },
    { label: 'Category', value: categoryName(product.category) },
    { label: 'Gender', value: genderWords[product.gender] },
    { label: 'Size', value: product.seller_size },
    { label: 'Packaging', value: product.packaging_type && packagingWords[product.packaging_type] },
    { label: 'Carton', value: cartonWords(product) },
    { label: 'Dimensions', value: dimensionWords(product) },
    {
      label: 'Weight',
      value:
        product.weight === null ? null : `${oneDecimal(product.weight)} ${product.weight_unit}`,
    },
    { label: 'Expiration date', value: product.expiration_date },
    { label: 'Tags', value: product.tags.map(tagWords).join(', ') },
  ]
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

function cartonWords({
  inner_quantity: inner,
  inner_count: count,
  outer_quantity: outer,
}: Product) {
  if (inner && count && outer)
    return `${quantityText(inner)} inner × ${quantityText(count)} = ${quantityText(outer)} outer`
  if (outer) return `${quantityText(outer)} outer`
  return inner ? `${quantityText(inner)} inner` : null
}

function dimensionWords({ length, width, height }: Product) {
  const sides = [length, width, height].filter((side) => side !== null)
  return sides.length === 3 ? `${sides.map(oneDecimal).join(' × ')} in` : null
}

const oneDecimal = (measure: number) => String(Math.round(measure * 10) / 10)
