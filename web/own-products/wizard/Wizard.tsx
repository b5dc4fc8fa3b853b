import { CloudCheck, CloudUpload, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { useKeysRest } from '#web/platform/keyboard/resting-keys.ts'
import { useStepFocus } from '#web/platform/hooks/use-step-focus.ts'
import type { ProductFormHelp } from '../form/product-form-help.ts'
import type { ProductStep } from '#market/products/product-steps.ts'
import type { ProductFormState } from '../form/use-product-form-state.ts'
import { ProductPreview } from './ProductPreview.tsx'
import { PublishedPill } from './PublishedPill.tsx'
import { StepCard } from './StepCard.tsx'
import { StepList } from './StepList.tsx'
import styles from './Wizard.module.css'
import { savedWords } from './saved-words.ts'

type Props = {
  step: ProductStep
  state: ProductFormState
  help: ProductFormHelp
  /** The product that is there; without one the first step is about to create it. */
  product?: OwnProduct
  sellerName?: string
  /** Other steps with something typed that could not be saved yet. */
  unsaved: readonly ProductStep[]
  hasChanges: boolean
  save: { isPending: boolean; isSuccess: boolean; error: Error | null }
  onGoOn: (fields: ProductFields) => void
  /** Where the same is done in one form. */
  singleForm: string
  children?: ReactNode
}

/** A product in seven steps, one at a time, next to a preview of what buyers will see (spec 2, Product wizard). */
export function Wizard({ step, state, help, product, save, ...rest }: Props) {
  const part = useStepFocus(step, { heading: 'h2', typesAtOnce: true })
  useKeysRest(true)
  const { hasChanges, unsaved, children } = rest
  return (
    <section ref={part} aria-label="Product wizard">
      <PageHead
        title={
          <span className={styles['title']}>
            {product ? product.name || product.upc : 'Add New Product'}
            {product && <PublishedPill product={product} />}
          </span>
        }
        summary={<SavedNote isThere={product !== undefined} hasChanges={hasChanges} save={save} />}
      >
        <ButtonLink kind="quiet" className="flush" href={rest.singleForm}>
          <Rows3 />
          Use the full form
        </ButtonLink>
      </PageHead>
      {children}
      <div className={styles['wizard']}>
        <StepList current={step} product={product} unsaved={unsaved} />
        <StepCard
          key={step}
          step={step}
          state={state}
          help={help}
          product={product}
          save={save}
          onGoOn={rest.onGoOn}
        />
        <ProductPreview
          state={state}
          product={product}
          sellerName={rest.sellerName}
          shopTerms={help.shopTerms}
        />
      </div>
    </section>
  )
}

type SavedNoteProps = {
  isThere: boolean
  hasChanges: boolean
  save: { isPending: boolean }
}

/** What of the product is saved. */
function SavedNote({ isThere, hasChanges, save }: SavedNoteProps) {
  const isSaved = isThere && !hasChanges
  const Icon = isSaved ? CloudCheck : CloudUpload
  return (
    <output className="row t13 soft">
      <Icon />
      {savedWords({ isThere, hasChanges, isSaving: save.isPending })}
    </output>
  )
}
