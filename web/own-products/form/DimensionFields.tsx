import { FieldInput, otherFields } from './FieldInput.tsx'
import styles from './ProductFields.module.css'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm }

const sides = ['length', 'width', 'height'] as const

export function DimensionFields({ form }: Props) {
  return (
    <>
      <div className={styles['three']}>
        {sides.map((name) => (
          <FieldInput key={name} form={form} name={name} />
        ))}
      </div>
      <div className={styles['pair']}>
        {otherFields('dimensions', ...sides).map((name) => (
          <FieldInput key={name} form={form} name={name} />
        ))}
      </div>
    </>
  )
}
