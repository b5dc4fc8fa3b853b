import { useState, type ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
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
          hint={isMixed && 'The manifest total'}
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
        <ManifestPart {...manifest} isMixed={isMixed} />
      ) : (
        <p className="t13 soft">
          For a mixed lot, create the product first, then edit it to add its manifest, which sets
          its MSRP and condition.
        </p>
      )}
      <PriceMaths msrp={msrp} asking={asking} feeBps={feeBps} />
    </>
  )
}

type ManifestPartProps = ComponentProps<typeof ManifestField> & { isMixed: boolean }

/** Most lots are not mixed: where one adds a manifest opens by a press. */
function ManifestPart({ isMixed, ...manifest }: ManifestPartProps) {
  const [isOpened, setOpened] = useState(false)
  if (isMixed || isOpened) return <ManifestField {...manifest} />
  return (
    <p className="t13">
      <TextButton onClick={() => setOpened(true)}>This is a mixed lot: add its manifest</TextButton>
    </p>
  )
}
