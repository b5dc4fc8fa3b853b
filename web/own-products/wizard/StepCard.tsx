import { useId, useState, type KeyboardEvent } from 'react'
import { missingWords } from '#market/products/missing.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { PriceTypoDialog } from '#web/platform/ui/prices/PriceTypoDialog.tsx'
import type { ProductFormHelp } from '../form/product-form-help.ts'
import { productForm } from '../form/product-form.ts'
import { type ProductStep, productSteps } from '#market/products/product-steps.ts'
import { refusalWords } from '../form/refusal-words.ts'
import { StepFields } from '../form/StepFields.tsx'
import { stepWords } from '../form/step-words.ts'
import { usePriceTypos } from '../form/use-price-typos.ts'
import type { ProductFormState } from '../form/use-product-form-state.ts'
import styles from './StepCard.module.css'
import { StepFoot } from './StepFoot.tsx'
import { Eye } from 'lucide-react'
import { useShopStanding } from '../use-shop-standing.ts'
import { lackingElsewhere, publishesHere } from './go-on-words.ts'

type Props = {
  step: ProductStep
  state: ProductFormState
  help: ProductFormHelp
  product: OwnProduct | undefined
  save: { isPending: boolean; isSuccess: boolean; error: Error | null }
  onGoOn: (fields: ProductFields) => void
}

/** One step: its fields, what is wrong with them, and the way on. */
export function StepCard({ step, state, help, product, save, onGoOn }: Props) {
  const id = useId()
  const [wasTried, setTried] = useState(false)
  const { form, photos, isSoldOut } = state
  const typos = usePriceTypos(state)
  const asked = productForm({ isSoldOut, step, kept: product })
  const isUpcTaken = step === 'identifiers' && help.upcProblem !== undefined
  const isInvalid = isUpcTaken || !asked.safeParse(form.getValues()).success
  const isBusy = save.isPending || save.isSuccess
  const photoStep = step === 'description' ? photos : undefined

  function submit(fields: ProductFields) {
    if (isUpcTaken) return form.setFocus('upc')
    if (!isBusy && !photoStep?.isSending && !photoStep?.hasRefused) typos.ask(fields, onGoOn)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its heading has the focus first
    <form
      noValidate
      className={styles['card']}
      aria-labelledby={id}
      onKeyDown={goOnByEnter}
      onSubmit={(event) => void form.handleSubmit(submit, () => setTried(true))(event)}
    >
      <div className={classes(styles['inside'], 'col g4')}>
        <header>
          <p className="t13 muted">
            Step {productSteps.indexOf(step) + 1} of {productSteps.length}
          </p>
          <h2 id={id} data-arrival="field">
            {stepWords[step].title}
          </h2>
          <p className="soft">{stepWords[step].summary}</p>
        </header>
        {wasTried && isInvalid && <Banner tone="red">Please check required fields</Banner>}
        {save.error && <Banner tone="red">{refusalWords(save.error)}</Banner>}
        <StepFields step={step} state={state} help={help} />
        {step === 'quantity' && product && <PublishNote product={product} />}
      </div>
      <StepFoot
        step={step}
        product={product}
        save={save}
        isInvalid={isInvalid}
        photos={photoStep}
      />
      <PriceTypoDialog question={typos.question} />
    </form>
  )
}

/**
 * Enter continues to the next step from the heading, where each step begins on a touch screen, and from a choice, as
 * it does from other fields.
 */
function goOnByEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event
  const isWhere = target instanceof HTMLHeadingElement || target instanceof HTMLSelectElement
  if (key !== 'Enter' || !isWhere) return
  // The rest of this press would submit the field of the next step, which has the focus by then.
  event.preventDefault()
  currentTarget.requestSubmit()
}

type PublishNoteProps = { product: OwnProduct }

/** The quantity step says that the product publishes there. */
function PublishNote({ product }: PublishNoteProps) {
  const { isUnderReview } = useShopStanding()
  if (isUnderReview)
    return (
      <Banner tone="amber" icon={Eye}>
        Buyers see the product once your application is approved.
      </Banner>
    )
  if (publishesHere('quantity', product))
    return (
      <Banner tone="green" icon={Eye}>
        Saving this step publishes the product. Buyers see it right away.
      </Banner>
    )
  if (!product.provisional)
    return (
      <Banner tone="green" icon={Eye}>
        The product is published. Buyers see changes as soon as you save.
      </Banner>
    )
  return (
    <Banner tone="amber" icon={Eye}>
      This step publishes the product once nothing else is missing:{' '}
      {lackingElsewhere(product)
        .map((field) => missingWords[field])
        .join(', ')}
      .
    </Banner>
  )
}
