import { useWatch } from 'react-hook-form'
import { FormMoney } from './FormMoney.tsx'
import { PriceMaths } from './PriceMaths.tsx'
import styles from './ProductFields.module.css'
import { recheck } from './recheck.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm; feeBps: number | undefined }

export function PricingFields({ form, feeBps }: Props) {
  const { control } = form
  const [msrp, asking] = useWatch({ control, name: ['msrp_cents', 'seller_price_cents'] })
  return (
    <>
      <div className={styles['three']}>
        <FormMoney
          form={form}
          name="msrp_cents"
          label="Unit MSRP"
          onTyped={() => recheck(form, 'seller_price_cents')}
        />
        <FormMoney
          form={form}
          name="wholesale_cents"
          label="Unit Wholesale"
          hint="Only you and Lotline staff see this"
        />
        <FormMoney form={form} name="seller_price_cents" label="Unit Asking Price" />
      </div>
      <PriceMaths msrp={msrp} asking={asking} feeBps={feeBps} />
    </>
  )
}
