import { CircleCheck } from 'lucide-react'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { photoWaitWords } from '../form/photo-wait-words.ts'
import type { ProductStep } from '#market/products/product-steps.ts'
import type { Photos } from '../form/use-photos.ts'
import { useShopStanding } from '../use-shop-standing.ts'
import { goOnWords } from './go-on-words.ts'
import styles from './StepCard.module.css'
import { stepBefore } from './wizard-steps.ts'

type Props = {
  step: ProductStep
  product: OwnProduct | undefined
  save: { isPending: boolean; isSuccess: boolean }
  isInvalid: boolean
  /** Those that this step waits for. */
  photos: Photos | undefined
}

export function StepFoot({ step, product, save, isInvalid, photos }: Props) {
  const { isUnderReview } = useShopStanding()
  const before = stepBefore(step)
  const photoWait = photos && photoWaitWords(photos)
  return (
    <footer className={styles['foot']}>
      {product && before && (
        <ButtonLink href={paths.editProduct(product.id, { step: before })}>Back</ButtonLink>
      )}
      <output className={classes(styles['words'], 't13')}>
        {save.isSuccess ? (
          <span className="row green med">
            <CircleCheck />
            Success!
          </span>
        ) : photoWait ? (
          <span className="soft">{photoWait}</span>
        ) : (
          <span className="muted hide-s">Enter goes to the next step</span>
        )}
      </output>
      {/* Not disabled to the press: it shows what is still wrong, and goes there. */}
      <Button
        type="submit"
        kind="primary"
        busy={save.isPending}
        aria-disabled={isInvalid || photoWait !== undefined || save.isSuccess}
      >
        {goOnWords(step, isUnderReview ? undefined : product)}
      </Button>
    </footer>
  )
}
