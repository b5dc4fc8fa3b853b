import { DescriptionFields } from './DescriptionFields.tsx'
import { DetailFields } from './DetailFields.tsx'
import { DimensionFields } from './DimensionFields.tsx'
import { IdentifierFields } from './IdentifierFields.tsx'
import type { LotHelp } from './lot-help.ts'
import { PackagingFields } from './PackagingFields.tsx'
import { PhotoFields } from './PhotoFields.tsx'
import { PricingFields } from './PricingFields.tsx'
import type { ProductStep } from './product-steps.ts'
import { QuantityFields } from './QuantityFields.tsx'
import type { LotForm } from './use-lot-form.ts'

type Props = { step: ProductStep; lot: LotForm; help: LotHelp }

/** The fields of one part of a lot, the same in the wizard and in the single form. */
export function StepFields({ step, lot: { form, photos, isSoldOut }, help }: Props) {
  if (step === 'identifiers') return <IdentifierFields form={form} upcProblem={help.upcProblem} />
  if (step === 'description')
    return (
      <>
        <PhotoFields form={form} photos={photos} problems={help.photoProblems ?? []} />
        <DescriptionFields form={form} />
      </>
    )
  if (step === 'pricing') return <PricingFields form={form} feeBps={help.feeBps} />
  if (step === 'quantity') return <QuantityFields form={form} isSoldOut={isSoldOut} />
  if (step === 'details') return <DetailFields form={form} />
  if (step === 'dimensions') return <DimensionFields form={form} />
  return <PackagingFields form={form} />
}
