import { useWatch } from 'react-hook-form'
import { categoryName, productCategories } from '#market/categories.ts'
import {
  conditionMeanings,
  conditionWords,
  productConditions,
} from '#market/products/product-condition.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { genders, genderWords } from '#web/products/product-words.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import type { ProductFormHelp } from './product-form-help.ts'
import { ScheduleFields } from './schedule/ScheduleFields.tsx'
import { FormText } from './FormText.tsx'
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
      <Field label="Category">
        <Select {...form.register('category')}>
          {productCategories.map((category) => (
            <option key={category} value={category}>
              {categoryName(category)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Condition"
        hint={isMixed ? 'The lowest in the manifest' : conditionMeanings[condition]}
      >
        {isMixed ? (
          <TextInput readOnly value={conditionWords[condition]} />
        ) : (
          <Select {...form.register('condition')}>
            {productConditions.map((each) => (
              <option key={each} value={each}>
                {conditionWords[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Gender">
        <Select {...form.register('gender')}>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {genderWords[gender]}
            </option>
          ))}
        </Select>
      </Field>
      <FormText form={form} name="seller_size" label="Seller Size" optional />
      <FormText
        form={form}
        name="expiration_date"
        label="Expiration Date"
        placeholder="MM/YYYY"
        optional
      />
      <TagField form={form} />
      <ScheduleFields form={form} saved={saved} />
      <TermsFields form={form} shopTerms={shopTerms} />
    </div>
  )
}
