import { Check } from 'lucide-react'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { type ProductStep, productSteps } from '#market/products/product-steps.ts'
import { useShopStanding } from '../use-shop-standing.ts'
import { stepWords } from '../form/step-words.ts'
import styles from './StepList.module.css'
import { mayVisit, stateOf, type StepState } from './wizard-steps.ts'
import { MAX_PHOTOS } from '../form/product-draft.ts'

type Props = {
  current: ProductStep
  product: OwnProduct | undefined
  unsaved: readonly ProductStep[]
}

/** The seven steps with how far each has come; their links open once there is a product. */
export function StepList({ current, product, unsaved }: Props) {
  const { isUnderReview } = useShopStanding()
  return (
    <nav aria-label="Steps">
      <ol className={styles['steps']}>
        {productSteps.map((step, at) => {
          const state = stateOf(step, { current, product })
          const opens = product !== undefined && mayVisit(step, product)
          return (
            <li
              key={step}
              data-state={state}
              aria-current={state === 'active' ? 'step' : undefined}
            >
              <span className={styles['circle']} aria-hidden="true">
                {state === 'completed' ? <Check className="i-14" /> : at + 1}
              </span>
              <span className={styles['words']}>
                {opens ? (
                  <Link href={paths.editProduct(product.id, { step })}>
                    {stepWords[step].title}
                  </Link>
                ) : (
                  <button type="button" disabled>
                    {stepWords[step].title}
                  </button>
                )}
                <VisuallyHidden>, {stateWords[state]}</VisuallyHidden>
                <small className={unsaved.includes(step) ? 'amber' : undefined}>
                  {unsaved.includes(step)
                    ? 'Not saved yet'
                    : noteOf(step, { state, product, isUnderReview })}
                </small>
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type Noted = { state: StepState; product: OwnProduct | undefined; isUnderReview: boolean }

/** The note next to a step in the list. */
function noteOf(step: ProductStep, { state, product, isUnderReview }: Noted) {
  if (state === 'active') return 'Now'
  if (step === 'identifiers') return 'UPC and name'
  if (step === 'description')
    return product ? `${product.images.length} of ${MAX_PHOTOS} photos` : 'Photos'
  if (step === 'pricing') return 'Three prices'
  if (step === 'quantity') return isUnderReview ? 'Units for sale' : 'Publishes here'
  return 'Optional'
}

/** What the circle of a step shows by its look, for those who do not see it. */
const stateWords: Record<StepState, string> = {
  completed: 'completed',
  active: 'current',
  incomplete_required: 'required, not complete',
  incomplete_optional: 'optional',
}
