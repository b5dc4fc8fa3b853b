import { cents, formatUsd, type Cents } from '#market/money.ts'
import { missingWords } from '#market/products/missing.ts'
import { limitProblems } from '#market/products/product-fields.ts'
import type { Essentials } from '../edit-product.ts'
import { MAX_QUANTITY, MAX_UNIT_CENTS } from '#market/wire.ts'
import type { BulkAct } from './bulk-api.ts'

/** A product as an act on many finds it. */
export type BulkProduct = Pick<Essentials, 'msrp_cents' | 'seller_price_cents' | 'units'> &
  Pick<Essentials, 'min_order_units'> & { provisional: boolean; paused: boolean }

/** What an act on many makes of one product, or why it leaves it alone. */
export type Outcome = { price: Cents | null; units: number } | { problem: string }

/** Whether doing an act twice comes to something else than doing it once. */
export const isRelative = (act: BulkAct) =>
  act.action === 'price' || (act.action === 'units' && act.how !== 'set')

export function outcomeOf(act: BulkAct, product: BulkProduct): Outcome {
  const same = { price: product.seller_price_cents, units: product.units }
  if (act.action === 'price') return withPrice(product, act.change_bps)
  if (act.action === 'units') return withUnits(product, unitsAfter(act, product.units))
  if (act.action === 'pause') return pauseProblem(product) ?? same
  if (act.action === 'resume' && !product.paused) return { problem: 'It is not paused' }
  return same
}

function withPrice(product: BulkProduct, changeBps: number): Outcome {
  const { seller_price_cents: before, msrp_cents: msrp, units } = product
  if (before === null) return { problem: missingWords.seller_price_cents }
  const price = changedBy(before, changeBps)
  if (price <= 0) return { problem: 'Price must be greater than $0' }
  if (price > MAX_UNIT_CENTS) return { problem: 'Price is too high' }
  const [limit] = limitProblems({ msrp_cents: msrp, seller_price_cents: price })
  if (limit) return { problem: `${formatUsd(price)}: ${limit.message}` }
  if (price === before) return { problem: `${formatUsd(price)} would stay as it is` }
  return { price, units }
}

const WHOLE_BPS = 10_000

/** Rounded half up to the cent. */
export const changedBy = (price: Cents, changeBps: number) =>
  cents(Math.floor((price * (WHOLE_BPS + changeBps) + WHOLE_BPS / 2) / WHOLE_BPS))

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
  if (units === product.units) return { problem: 'Units would stay as they are' }
  return { price: product.seller_price_cents, units }
}

function pauseProblem({ provisional, paused }: BulkProduct): Outcome | undefined {
  if (paused) return { problem: 'It is paused already' }
  return provisional ? { problem: 'It is not published' } : undefined
}
