import { FormCount } from './FormCount.tsx'
import styles from './ProductFields.module.css'
import { recheck } from './recheck.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm; isSoldOut: boolean }

export function QuantityFields({ form, isSoldOut }: Props) {
  return (
    <div className={styles['pair']}>
      <FormCount
        form={form}
        name="units"
        label="Units"
        onTyped={() => recheck(form, 'min_order_units')}
        hint={isSoldOut && 'Sold out. Add units to sell more.'}
      />
      <FormCount form={form} name="min_order_units" label="Minimum Order Quantity" optional />
    </div>
  )
}
