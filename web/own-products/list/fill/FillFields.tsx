import { useState } from 'react'
import type { Essential } from '#market/products/missing.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import type { Figures } from '../figures.ts'
import type { FigureProblem } from '../figure-problem.ts'
import { FillField } from './FillField.tsx'
import { fieldsToFill } from './fillable.ts'
import styles from './FillFields.module.css'

type Props = {
  product: OwnListedProduct
  row: number
  isOpen: boolean
  columns: readonly TableColumn[]
  onEdit: (product: OwnListedProduct, figures: Figures) => void
  problem: FigureProblem | undefined
}

/** What a product lacks, to be filled in where it stands. What was filled in stays, so that focus has a place. */
export function FillFields({ product, isOpen, columns, ...rest }: Props) {
  const [lacked, setLacked] = useState<ReadonlySet<Essential>>(new Set())
  const lacking = new Set([...lacked, ...product.missing_fields])
  if (lacking.size > lacked.size) setLacked(lacking)
  const fields = fieldsToFill({ lacking, isOpen, columns })
  if (fields.length === 0) return null
  return (
    <fieldset aria-label={`Details of ${product.name || product.upc}`} className={styles['fields']}>
      {fields.map((field) => (
        <FillField key={field} field={field} product={product} {...rest} />
      ))}
    </fieldset>
  )
}
