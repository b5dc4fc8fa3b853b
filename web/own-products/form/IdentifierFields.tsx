import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormText } from './FormText.tsx'
import styles from './ProductFields.module.css'
import { upcNote } from './upc-note.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm; upcProblem: ReactNode }

export function IdentifierFields({ form, upcProblem }: Props) {
  const note = upcNote(useWatch({ control: form.control, name: 'upc' }))
  return (
    <>
      <FormText form={form} name="name" label="Product Name" />
      <div className={styles['pair']}>
        <FormText
          form={form}
          name="upc"
          label="UPC"
          inputMode="numeric"
          hint={note?.tone === 'hint' ? note.words : '8, 12, 13 or 14 digits'}
          warning={note?.tone === 'warning' && note.words}
          error={upcProblem}
        />
        <FormText form={form} name="sku" label="SKU" optional />
        <FormText form={form} name="asin" label="ASIN" optional />
        <FormText form={form} name="style_number" label="Style Number" optional />
      </div>
    </>
  )
}
