import { useWatch } from 'react-hook-form'
import { FormMoney } from './FormMoney.tsx'
import { FormSection } from './FormSection.tsx'
import { useOwnFeeBps } from './product-queries.ts'
import { PriceMaths } from './PriceMaths.tsx'
import styles from './ProductFields.module.css'
import { recheck } from './recheck.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm }

export function PricingFields({ form }: Props) {
  const { control } = form
  const [msrp, asking] = useWatch({ control, name: ['msrp_cents', 'seller_price_cents'] })
  return (
    <FormSection
      title="Pricing"
      summary="All three are per unit. Buyers see MSRP and your asking price, never wholesale."
    >
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
      <PriceMaths msrp={msrp} asking={asking} feeBps={useOwnFeeBps()} />
    </FormSection>
  )
}
