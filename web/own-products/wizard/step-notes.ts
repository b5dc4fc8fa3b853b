import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductStep } from '../form/product-steps.ts'
import { MAX_PHOTOS } from '../form/product-draft.ts'
import type { StepState } from './wizard-steps.ts'

/** What stands beside a step in the list. */
export function noteOf(step: ProductStep, state: StepState, product?: OwnProduct) {
  if (state === 'active') return 'Now'
  if (step === 'identifiers') return 'UPC and name'
  if (step === 'description')
    return product ? `${product.images.length} of ${MAX_PHOTOS} photos` : 'Photos'
  if (step === 'pricing') return 'Three prices'
  if (step === 'quantity') return 'Publishes here'
  return 'Optional'
}

/** What the circle of a step shows by its look, for those who do not see it. */
export const stateWords: Record<StepState, string> = {
  completed: 'completed',
  active: 'current',
  incomplete_required: 'required, not complete',
  incomplete_optional: 'optional',
}
