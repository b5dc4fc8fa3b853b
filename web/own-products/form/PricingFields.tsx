import { useController, useWatch } from 'react-hook-form'
import { notePriceTyped } from './bare-prices.ts'
import { ManifestField } from '../manifest/ManifestField.tsx'
import { PriceMaths } from './PriceMaths.tsx'
import styles from './ProductFields.module.css'
import type { ProductFormHelp } from './product-form-help.ts'
import { recheck } from './recheck.ts'
import type { ProductForm } from './use-product-form.ts'
import type { ReactNode } from 'react'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'

type Props = { form: ProductForm; help: ProductFormHelp }

export function PricingFields({ form, help: { feeBps, manifest } }: Props) {
  const isMixed = manifest !== undefined && manifest.product.manifest_units !== null
  const { control } = form
  const [msrp, asking] = useWatch({ control, name: ['msrp_cents', 'seller_price_cents'] })
  return (
    <>
      <div className={styles['three']}>
        <FormMoney
          form={form}
          name="msrp_cents"
          label="Unit MSRP"
          hint={isMixed && 'The total of the manifest'}
          readOnly={isMixed}
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

type FormMoneyProps = {
  form: ProductForm
  name: 'msrp_cents' | 'wholesale_cents' | 'seller_price_cents'
  label: string
  hint?: ReactNode
  readOnly?: boolean | undefined
  /** Told once the form knows of it. */
  onTyped?: (() => void) | undefined
}

function FormMoney({ form, name, label, hint, readOnly, onTyped }: FormMoneyProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <MoneyInput
        {...field}
        readOnly={readOnly}
        value={field.value ?? undefined}
        onTyped={(isBare) => notePriceTyped(form, name, isBare)}
        onChange={(amount) => {
          field.onChange(amount ?? null)
          onTyped?.()
        }}
      />
    </Field>
  )
}
