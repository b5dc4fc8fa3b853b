import { weightUnits } from '#market/products/product-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { FormText } from './FormText.tsx'
import styles from './ProductFields.module.css'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm }

export function DimensionFields({ form }: Props) {
  return (
    <>
      <div className={styles['three']}>
        <FormText form={form} name="length" label="Length" inputMode="decimal" optional />
        <FormText form={form} name="width" label="Width" inputMode="decimal" optional />
        <FormText form={form} name="height" label="Height" inputMode="decimal" optional />
      </div>
      <div className={styles['pair']}>
        <FormText form={form} name="weight" label="Weight" inputMode="decimal" optional />
        <Field label="Weight Unit">
          <Select {...form.register('weight_unit')}>
            {weightUnits.map((unit) => (
              <option key={unit} value={unit}>
                {unit}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  )
}
