import { packagingTypes, packagingWords } from '#web/products/product-words.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { FormCount } from './FormCount.tsx'
import styles from './ProductFields.module.css'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm }

export function PackagingFields({ form }: Props) {
  function fillOuterQuantity() {
    const [inners, each] = form.getValues(['inner_count', 'inner_quantity'])
    if (!inners || !each) return
    form.setValue('outer_quantity', inners * each, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <Field label="Packaging Type" optional>
        <Select {...form.register('packaging_type')}>
          <option value="">Not said</option>
          {packagingTypes.map((type) => (
            <option key={type} value={type}>
              {packagingWords[type]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles['counts']}>
        <FormCount
          form={form}
          name="inner_quantity"
          label="Inner Quantity"
          optional
          onTyped={fillOuterQuantity}
        />
        <FormCount
          form={form}
          name="inner_count"
          label="Number of Inners"
          optional
          onTyped={fillOuterQuantity}
        />
        <FormCount
          form={form}
          name="outer_quantity"
          label="Outer Quantity"
          optional
          hint="Inner quantity times number of inners"
        />
      </div>
    </>
  )
}
