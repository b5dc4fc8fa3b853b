import { memo, type Ref, useId, useState } from 'react'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import type { Figures } from './figures.ts'
import type { ProductActions } from './product-actions.ts'
import { ProductCells } from './ProductCells.tsx'
import { ProductMenu } from './ProductMenu.tsx'
import type { FigureProblem } from './figure-problem.ts'
import { editedColumns, isEdited } from './columns-edited/edited-columns.ts'
import { FillFields } from './fill/FillFields.tsx'
import { missingElsewhere } from './fill/fillable.ts'
import { lostPhotosWords } from './other-missing.ts'
import styles from './ProductTable.module.css'

type Props = {
  product: OwnListedProduct
  row: number
  columns: readonly TableColumn[]
  acts: ProductActions
  isTicked: boolean
  onTick: (id: number, withShift: boolean) => void
  onEdit: (product: OwnListedProduct, figures: Figures) => void
  problem: FigureProblem | undefined
  measure: Ref<HTMLTableRowElement>
}

/** A product as a line of a table; its figures and what it lacks are edited in place. Scrolling draws none a second time. */
export const ProductRow = memo(function ProductRow(props: Props) {
  const { product, row, columns, acts, isTicked, onTick, onEdit, problem, measure } = props
  const name = product.name || product.upc
  const besides = [...missingElsewhere(product), ...lostPhotosWords(product)]
  const problemId = useId()
  const [isOpen, setOpen] = useState(false)
  const figureProblem = hasCell(problem, columns) ? problem : undefined
  return (
    <tr
      ref={measure}
      data-index={row}
      aria-rowindex={row + 2}
      className={classes(styles['row'], isTicked && styles['ticked'])}
    >
      <td className={styles['tick']}>
        <label>
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isTicked}
            onChange={({ nativeEvent }) =>
              onTick(product.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
      </td>
      <th scope="row" className={styles['what']}>
        <span className="row">
          <Photo url={product.photo_1_url} alt="" side={40} />
          <span className={styles['names']}>
            <Link className="cut2" href={paths.editProduct(product.id)} title={product.name}>
              {product.name || <span className="red">Missing Product Name</span>}
            </Link>
            {besides.length > 0 && <span className="t12 red">{besides.join(', ')}</span>}
            {figureProblem && (
              <span id={problemId} role="alert" className="t12 red">
                {figureProblem.words}
              </span>
            )}
          </span>
        </span>
        <FillFields
          product={product}
          row={row}
          isOpen={isOpen}
          columns={columns}
          onEdit={onEdit}
          problem={problem}
        />
      </th>
      <ProductCells
        product={product}
        row={row}
        columns={columns}
        onEdit={onEdit}
        problem={figureProblem && { id: problemId, field: figureProblem.field }}
      />
      <td className={styles['menu']}>
        <ProductMenu product={product} acts={acts} onFill={() => setOpen(!isOpen)} />
      </td>
    </tr>
  )
})

/** What is wrong with a figure of a column is said below the name; the other fields say it themselves. */
const hasCell = (problem: FigureProblem | undefined, columns: readonly TableColumn[]) =>
  columns.some((column) => isEdited(column) && editedColumns[column] === problem?.field)
