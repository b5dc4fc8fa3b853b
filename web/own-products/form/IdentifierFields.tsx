import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldInput, OtherFields } from './FieldInput.tsx'
import styles from './ProductFields.module.css'
import { upcNote } from './upc-note.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm; upcProblem: ReactNode }

export function IdentifierFields({ form, upcProblem }: Props) {
  const note = upcNote(useWatch({ control: form.control, name: 'upc' }))
  return (
    <>
      <FieldInput form={form} name="name" />
      <div className={styles['pair']}>
        <FieldInput
          form={form}
          name="upc"
          hint={note?.tone === 'hint' ? note.words : '8, 12, 13 or 14 digits'}
          warning={note?.tone === 'warning' && note.words}
          error={upcProblem}
        />
        <OtherFields form={form} step="identifiers" but={['name', 'upc']} />
      </div>
    </>
  )
}
