import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductStep } from '#market/products/product-steps.ts'
import { stepWords } from '../form/step-words.ts'
import { lackingIn, stepAfter } from './wizard-steps.ts'

type Standing = Pick<OwnProduct, 'provisional' | 'missing_fields'>

/** What else a product lacks that its units cannot mend. */
export const lackingElsewhere = (product: Standing) =>
  product.missing_fields.filter((field) => !lackingIn('quantity', product).includes(field))

/** Buyers see the product from this step on. */
export const publishesHere = (step: ProductStep, product: Standing) =>
  step === 'quantity' && product.provisional && lackingElsewhere(product).length === 0

/** What the button at the foot of a step does. */
export function goOnWords(step: ProductStep, product: Standing | undefined) {
  if (product && publishesHere(step, product)) return 'Save and publish'
  const next = stepAfter(step)
  return next ? `Save and go to ${stepWords[next].title}` : 'Save and finish'
}
