import { freightMeanings } from '#market/freight/freight-terms.ts'
import { FieldInput, OtherFields } from './FieldInput.tsx'
import styles from './ProductFields.module.css'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm }

export function PackagingFields({ form }: Props) {
  function fillOuterQuantity() {
    const [inners, each] = form.getValues(['inner_count', 'inner_quantity'])
    if (!inners || !each) return
    form.setValue('outer_quantity', inners * each, { shouldDirty: true, shouldValidate: true })
  }
  const packs = ['inner_quantity', 'inner_count'] as const
  return (
    <>
      <FieldInput form={form} name="packaging_type" />
      <div className={styles['counts']}>
        {packs.map((name) => (
          <FieldInput key={name} form={form} name={name} onTyped={fillOuterQuantity} />
        ))}
        <FieldInput
          form={form}
          name="outer_quantity"
          hint="Inner quantity times number of inners"
        />
        <OtherFields
          form={form}
          step="packaging"
          but={['packaging_type', ...packs, 'outer_quantity', 'freight_terms']}
        />
      </div>
      <FieldInput
        form={form}
        name="freight_terms"
        hint={freightMeanings[form.watch('freight_terms')]}
      />
    </>
  )
}
