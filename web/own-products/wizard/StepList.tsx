import { Check } from 'lucide-react'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { productSteps, type ProductStep } from '../form/product-steps.ts'
import { stepWords } from '../form/step-words.ts'
import { noteOf, stateWords } from './step-notes.ts'
import styles from './StepList.module.css'
import { mayVisit, stateOf } from './wizard-steps.ts'

type Props = {
  current: ProductStep
  product: OwnProduct | undefined
  unsaved: readonly ProductStep[]
}

/** The seven steps with how far each has come; their links open once there is a product. */
export function StepList({ current, product, unsaved }: Props) {
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
                  {unsaved.includes(step) ? 'Not saved yet' : noteOf(step, state, product)}
                </small>
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
