import { useWatch } from 'react-hook-form'
import { conditionMeanings, conditionWords } from '#market/products/product-condition.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import type { ProductFormHelp } from './product-form-help.ts'
import { ScheduleFields } from './schedule/ScheduleFields.tsx'
import { FieldInput, OtherFields } from './FieldInput.tsx'
import styles from './ProductFields.module.css'
import { TagField } from './TagField.tsx'
import { TermsFields } from './terms/TermsFields.tsx'
import type { ProductForm } from './use-product-form.ts'

type Props = {
  form: ProductForm
  manifest: ProductFormHelp['manifest']
  shopTerms?: ProductFormHelp['shopTerms']
  saved: OwnProduct | undefined
}

export function DetailFields({ form, manifest, shopTerms, saved }: Props) {
  const isMixed = manifest !== undefined && manifest.product.manifest_units !== null
  const condition = useWatch({ control: form.control, name: 'condition' })
  return (
    <div className={styles['pair']}>
      <FieldInput form={form} name="category" />
      {isMixed ? (
        <Field label="Condition" hint="The lowest condition in the manifest">
          <TextInput readOnly value={conditionWords[condition]} />
        </Field>
      ) : (
        <FieldInput form={form} name="condition" hint={conditionMeanings[condition]} />
      )}
      <OtherFields form={form} step="details" but={['category', 'condition']} />
      <TagField form={form} />
      <ScheduleFields form={form} saved={saved} />
      <TermsFields form={form} shopTerms={shopTerms} />
    </div>
  )
}
