import { useController } from 'react-hook-form'
import { errorsOfTerms } from '#web/resale/errors-of-terms.ts'
import { TermsChoice } from '#web/resale/TermsChoice.tsx'
import type { ProductFormHelp } from '../product-form-help.ts'
import type { ProductForm } from '../use-product-form.ts'
import styles from './TermsFields.module.css'

type Props = { form: ProductForm; shopTerms: ProductFormHelp['shopTerms'] }

/** Under which terms a lot may be sold on. */
export function TermsFields({ form, shopTerms }: Props) {
  const { field } = useController({ control: form.control, name: 'resale_terms' })
  return (
    <div
      ref={(part) => field.ref(part && { focus: () => firstToMend(part)?.focus() })}
      className={styles['terms']}
    >
      <TermsChoice
        own={field.value}
        shopTerms={shopTerms}
        ownLabel="Own terms for this lot"
        errors={errorsOfTerms(form.formState.errors.resale_terms)}
        onChange={field.onChange}
      />
    </div>
  )
}

const firstToMend = (part: HTMLElement) =>
  part.querySelector<HTMLElement>('[aria-invalid]') ??
  part.querySelector<HTMLElement>('input:checked')
