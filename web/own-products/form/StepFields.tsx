import { DetailFields } from './DetailFields.tsx'
import { IdentifierFields } from './IdentifierFields.tsx'
import type { ProductFormHelp } from './product-form-help.ts'
import { PackagingFields } from './PackagingFields.tsx'
import { PhotoFields } from './PhotoFields.tsx'
import { PricingFields } from './PricingFields.tsx'
import type { ProductStep } from '#market/products/product-steps.ts'
import type { ProductFormState } from './use-product-form-state.ts'
import type { ProductForm } from './use-product-form.ts'
import { FieldInput, OtherFields } from './FieldInput.tsx'
import styles from './ProductFields.module.css'
import { recheck } from './recheck.ts'

type Props = { step: ProductStep; state: ProductFormState; help: ProductFormHelp }

/** The fields of one part of a product, the same in the wizard and in the single form. */
export function StepFields({ step, state: { form, photos, isSoldOut, saved }, help }: Props) {
  if (step === 'identifiers') return <IdentifierFields form={form} upcProblem={help.upcProblem} />
  if (step === 'description')
    return (
      <>
        <PhotoFields form={form} photos={photos} problems={help.photoProblems ?? []} />
        <OtherFields form={form} step="description" />
      </>
    )
  if (step === 'pricing') return <PricingFields form={form} help={help} />
  if (step === 'quantity') return <QuantityFields form={form} isSoldOut={isSoldOut} />
  if (step === 'details')
    return (
      <DetailFields form={form} manifest={help.manifest} shopTerms={help.shopTerms} saved={saved} />
    )
  if (step === 'dimensions') return <DimensionFields form={form} />
  return <PackagingFields form={form} />
}

type QuantityFieldsProps = { form: ProductForm; isSoldOut: boolean }

function QuantityFields({ form, isSoldOut }: QuantityFieldsProps) {
  return (
    <div className={styles['pair']}>
      <FieldInput
        form={form}
        name="units"
        onTyped={() => recheck(form, 'min_order_units')}
        hint={isSoldOut && 'Sold out. Add units to sell more.'}
      />
      <OtherFields form={form} step="quantity" but={['units']} />
    </div>
  )
}

const sides = ['length', 'width', 'height'] as const

type DimensionFieldsProps = { form: ProductForm }

function DimensionFields({ form }: DimensionFieldsProps) {
  return (
    <>
      <div className={styles['three']}>
        {sides.map((name) => (
          <FieldInput key={name} form={form} name={name} />
        ))}
      </div>
      <div className={styles['pair']}>
        <OtherFields form={form} step="dimensions" but={[...sides]} />
      </div>
    </>
  )
}
