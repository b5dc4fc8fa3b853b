import { useWatch } from 'react-hook-form'
import { FieldInput, OtherFields } from './FieldInput.tsx'
import { ManifestField } from '../manifest/ManifestField.tsx'
import { PriceMaths } from './PriceMaths.tsx'
import styles from './ProductFields.module.css'
import type { ProductFormHelp } from './product-form-help.ts'
import { recheck } from './recheck.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm; help: ProductFormHelp }

export function PricingFields({ form, help: { feeBps, manifest } }: Props) {
  const isMixed = manifest !== undefined && manifest.product.manifest_units !== null
  const { control } = form
  const [msrp, asking] = useWatch({ control, name: ['msrp_cents', 'seller_price_cents'] })
  return (
    <>
      <div className={styles['three']}>
        <FieldInput
          form={form}
          name="msrp_cents"
          hint={isMixed && 'The total of the manifest'}
          readOnly={isMixed}
          onTyped={() => recheck(form, 'seller_price_cents')}
        />
        <FieldInput form={form} name="wholesale_cents" hint="Only you and Lotline staff see this" />
        <FieldInput form={form} name="seller_price_cents" />
        <OtherFields
          form={form}
          step="pricing"
          but={['msrp_cents', 'wholesale_cents', 'seller_price_cents']}
        />
      </div>
      {manifest ? (
        <ManifestField {...manifest} />
      ) : (
        <p className="t13 soft">
          For a mixed lot, create the product first: its manifest is added when you edit it, and
          says its MSRP and condition then.
        </p>
      )}
      <PriceMaths msrp={msrp} asking={asking} feeBps={feeBps} />
    </>
  )
}
