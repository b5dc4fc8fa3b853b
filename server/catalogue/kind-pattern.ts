import { PERCENT_STEPS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { productConditions, USUAL_CONDITION } from '#market/products/product-condition.ts'
import type { SearchQuery } from './conditions.ts'
import { stepsOf } from './steps-of.ts'

/** What a kind may have at one place of its key; undefined when that does not matter. */
type Part = readonly (number | string)[] | undefined

/** What the keys look like of kinds of products, and of those among them that are in a condition. */
export type KindPatterns = {
  pattern: string
  /** Of those that are counted alone; or, where new ones are wanted too, of those that are left out. */
  condition?: string
  isLeftOut?: boolean
}

/** Those of all kinds of products that meet these filters; undefined when a bound lies between two steps. */
export function kindPatterns(wanted: SearchQuery): KindPatterns | undefined {
  const steps = stepsOf(wanted)
  if (!steps) return undefined
  const { min_percent_off, min_price_cents, max_price_cents, in_stock } = wanted
  const units = Math.max(steps.units, in_stock ? 1 : 0)
  const isPriced = min_price_cents !== undefined || max_price_cents !== undefined
  const parts = [
    min_percent_off === undefined ? undefined : from(steps.percent, PERCENT_STEPS.length),
    units === 0 ? undefined : from(units, UNITS_STEPS.length + 1),
    isPriced ? from(steps.least, steps.most) : undefined,
    chosen(wanted.genders),
    chosen(wanted.packaging_types),
  ]
  const pattern = patternOf(parts)
  const conditions = chosen(wanted.conditions)
  if (!conditions) return { pattern }
  const isLeftOut = conditions.includes(USUAL_CONDITION)
  const counted = productConditions.filter((each) => conditions.includes(each) !== isLeftOut)
  return { pattern, condition: patternOf([...parts, counted]), isLeftOut }
}

// PostgreSQL takes six times as long when what does not matter is spelled out.
function patternOf(parts: readonly Part[]): string {
  const last = parts.findLastIndex((part) => part !== undefined)
  const each = parts
    .slice(0, last + 1)
    .map((part) =>
      part ? `(${part.map((one) => JSON.stringify(one)).join('|')})[,\\]]` : '[^,]+,',
    )
  return `^\\[${each.join('')}`
}

const from = (first: number, last: number) =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, place) => first + place)

const chosen = (some: readonly string[] | undefined): Part => (some?.length ? some : undefined)
