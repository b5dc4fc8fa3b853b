import type { Essential } from '#market/products/missing.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { changedFields } from '../form/draft-changes.ts'
import { blankProduct, draftOf } from '../form/product-draft.ts'
import { productSteps, type ProductStep } from '#market/products/product-steps.ts'
import { stepFields } from '../form/step-fields.ts'

export type StepState = 'completed' | 'active' | 'incomplete_required' | 'incomplete_optional'

/** The step that supplies what a product needs (spec 2, section 4); the other steps are optional. */
const SUPPLIED_BY: Record<Essential, ProductStep> = {
  upc: 'identifiers',
  name: 'identifiers',
  photo_1: 'description',
  msrp_cents: 'pricing',
  wholesale_cents: 'pricing',
  seller_price_cents: 'pricing',
  units: 'quantity',
}

export const isOptional = (step: ProductStep) => !Object.values(SUPPLIED_BY).includes(step)

/** What the product still lacks that this step supplies. */
export const lackingIn = (step: ProductStep, product: Pick<OwnProduct, 'missing_fields'>) =>
  product.missing_fields.filter((field) => SUPPLIED_BY[field] === step)

type Standing = { current: ProductStep; product: OwnProduct | undefined }

export function stateOf(step: ProductStep, { current, product }: Standing): StepState {
  if (step === current) return 'active'
  if (isOptional(step))
    return product && saysSomething(step, product) ? 'completed' : 'incomplete_optional'
  return product && lackingIn(step, product).length === 0 ? 'completed' : 'incomplete_required'
}

function saysSomething(step: ProductStep, product: OwnProduct) {
  const said = changedFields(blankProduct, draftOf(product))
  return stepFields[step].some((field) => said.includes(field))
}

/** No step opens before there is a product, and none but the first while it has no name. */
export const mayVisit = (step: ProductStep, product: OwnProduct | undefined) =>
  step === 'identifiers' ||
  (product !== undefined && lackingIn('identifiers', product).length === 0)

/** The step to show: the one the address asks for where it may be visited, else the first with something to do. */
export function stepToShow(asked: unknown, product: OwnProduct): ProductStep {
  const wanted = productSteps.find((step) => step === asked && mayVisit(step, product))
  return wanted ?? productSteps.find((step) => lackingIn(step, product).length > 0) ?? 'identifiers'
}

export const stepAfter = (step: ProductStep) => productSteps[productSteps.indexOf(step) + 1]
export const stepBefore = (step: ProductStep) => productSteps[productSteps.indexOf(step) - 1]
