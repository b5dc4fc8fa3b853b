import { formatUsd, type Cents } from '#market/money.ts'
import { missingWords } from '#market/products/missing.ts'
import { limitProblems } from '#market/products/product-fields.ts'
import type { Essentials } from '../edit-product.ts'
import { COMPUTED_OF_A_MIXED_LOT } from '../own-product-api.ts'
import { priceTypo } from '../price-typo.ts'
import type { Product } from '../product-api.ts'
import { termsKey } from '#market/resale/resale-terms.ts'
import { isSameTag, MOST_TAGS, ownTagsOf, TOO_MANY_TAGS } from '../tags.ts'
import { MAX_QUANTITY, MAX_UNIT_CENTS } from '#market/wire.ts'
import type { BulkAct } from './bulk-api.ts'
import { priceAfter } from './bulk-price.ts'

/** A product as an act on many finds it. */
export type BulkProduct = Pick<
  Essentials,
  'msrp_cents' | 'wholesale_cents' | 'seller_price_cents' | 'units' | 'min_order_units'
> &
  Pick<Product, 'category' | 'condition' | 'packaging_type' | 'tags' | 'resale_terms'> & {
    provisional: boolean
    paused: boolean
    /** Its condition is that of its manifest. */
    mixed: boolean
  }

/** What may be another after an act. */
export type BulkAfter = Pick<
  BulkProduct,
  'category' | 'condition' | 'packaging_type' | 'units' | 'resale_terms'
> & {
  price: Cents | null
  minimum: number | null
  /** The tag that it gets or loses, as it is spelled there. */
  tag?: string
}

/** What an act on many makes of one product, or why it leaves it alone; a typo is a price to ask about (decision I14). */
export type Outcome = (BulkAfter & { slip?: string }) | { problem: string }

/** Whether doing an act twice comes to something else than doing it once. */
export const isRelative = (act: BulkAct) =>
  (act.action === 'price' && act.change_bps !== undefined) ||
  (act.action === 'units' && act.how !== 'set')

export function outcomeOf(act: BulkAct, product: BulkProduct): Outcome {
  if (act.action === 'price') return withPrice(product, act)
  if (act.action === 'units') return withUnits(product, unitsAfter(act, product.units))
  if (act.action === 'minimum') return withMinimum(product, act.units)
  const same = sameAs(product)
  if (act.action === 'category')
    return product.category === act.category
      ? { problem: 'Already in this category' }
      : { ...same, category: act.category }
  if (act.action === 'packaging')
    return product.packaging_type === act.packaging_type
      ? { problem: 'Already has this packaging' }
      : { ...same, packaging_type: act.packaging_type }
  if (act.action === 'condition' && product.mixed)
    return { problem: COMPUTED_OF_A_MIXED_LOT.condition }
  if (act.action === 'condition')
    return product.condition === act.condition
      ? { problem: 'Already in this condition' }
      : { ...same, condition: act.condition }
  if (act.action === 'terms') return withTerms(product, act.resale_terms)
  if (act.action === 'tag') return withTag(product, act.tag)
  if (act.action === 'untag') return withoutTag(product, act.tag)
  if (act.action === 'pause') return pauseProblem(product) ?? same
  if (act.action === 'resume' && !product.paused) return { problem: 'Not paused' }
  return same
}

const sameAs = (product: BulkProduct): BulkAfter => ({
  price: product.seller_price_cents,
  units: product.units,
  minimum: product.min_order_units,
  category: product.category,
  condition: product.condition,
  packaging_type: product.packaging_type,
  resale_terms: product.resale_terms,
})

type PriceAct = Extract<BulkAct, { action: 'price' }>

function withPrice(product: BulkProduct, act: PriceAct): Outcome {
  const { seller_price_cents: before, msrp_cents: msrp, wholesale_cents: wholesale } = product
  if (before === null) return { problem: missingWords.seller_price_cents }
  const price = priceAfter(act, { before, msrp })
  if (price === undefined) return { problem: missingWords.msrp_cents }
  if (price <= 0) return { problem: 'Price must be greater than $0' }
  if (price > MAX_UNIT_CENTS) return { problem: 'Price is too high' }
  const [limit] = limitProblems({ msrp_cents: msrp, seller_price_cents: price })
  if (limit) return { problem: `${formatUsd(price)}: ${limit.message}` }
  if (price === before) return { problem: `${formatUsd(price)} would stay as it is` }
  const slip = priceTypo(price, {
    before,
    wholesale: wholesale ?? undefined,
    msrp: msrp ?? undefined,
  })
  const after = { ...sameAs(product), price }
  return slip ? { ...after, slip: slip.reason } : after
}

type UnitsAct = Extract<BulkAct, { action: 'units' }>

function unitsAfter({ how, units }: UnitsAct, before: number) {
  if (how === 'set') return units
  return how === 'add' ? before + units : before - units
}

function withUnits(product: BulkProduct, units: number): Outcome {
  if (units <= 0) return { problem: 'Units must be greater than 0' }
  if (units > MAX_QUANTITY) return { problem: 'Too many units' }
  const [limit] = limitProblems({ units, min_order_units: product.min_order_units })
  if (limit) return { problem: `Minimum order: ${limit.message}` }
  if (units === product.units) return { problem: 'Already has this many units' }
  return { ...sameAs(product), units }
}

function withMinimum(product: BulkProduct, minimum: number): Outcome {
  const [limit] = limitProblems({ units: product.units, min_order_units: minimum })
  if (limit) return { problem: `Minimum order: ${limit.message}` }
  if (minimum === product.min_order_units) return { problem: 'Already has this minimum order' }
  return { ...sameAs(product), minimum }
}

function withTerms(product: BulkProduct, terms: BulkProduct['resale_terms']): Outcome {
  if (termsKey(product.resale_terms) !== termsKey(terms))
    return { ...sameAs(product), resale_terms: terms }
  return {
    problem: terms ? 'Already has these terms' : 'Already has your shop’s terms',
  }
}

function withTag(product: BulkProduct, tag: string): Outcome {
  if (product.tags.some((each) => isSameTag(each, tag))) return { problem: 'Already has this tag' }
  if (ownTagsOf(product.tags).length >= MOST_TAGS) return { problem: TOO_MANY_TAGS }
  return { ...sameAs(product), tag }
}

function withoutTag(product: BulkProduct, named: string): Outcome {
  const tag = product.tags.find((each) => isSameTag(each, named))
  return tag === undefined ? { problem: 'Doesn’t have this tag' } : { ...sameAs(product), tag }
}

function pauseProblem({ provisional, paused }: BulkProduct): Outcome | undefined {
  if (paused) return { problem: 'Already paused' }
  return provisional ? { problem: 'Not published' } : undefined
}
