import { useId, useState } from 'react'
import { categoryName, productCategories } from '#market/categories.ts'
import { type Cents, percentOffMsrp } from '#market/money.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { conditionWords, productConditions } from '#market/products/product-condition.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { columnLooks } from '../columns/column-looks.ts'
import { nextStepWords, plainCells } from './plain-cells.tsx'
import { ChoiceCell } from './columns-edited/ChoiceCell.tsx'
import { editedColumns } from './columns-edited/edited-columns.ts'
import { ExpirationCell } from './columns-edited/ExpirationCell.tsx'
import { FigureCell } from './FigureCell.tsx'
import type { FigureProblem } from './figure-problem.ts'
import type { Figures } from './figures.ts'
import styles from './ProductTable.module.css'

type Props = {
  product: OwnListedProduct
  row: number
  columns: readonly TableColumn[]
  onEdit: (product: OwnListedProduct, figures: Figures) => void
  /** The id of the words that tell what is wrong, and with which figure. */
  problem: { id: string; field: FigureProblem['field'] } | undefined
}

/** What the chosen columns say of a product. */
export function ProductCells({ product, row, columns, onEdit, problem }: Props) {
  const percentId = useId()
  const [typing, setTyping] = useState<Cents>()
  const name = product.name || product.upc
  const problemIdOf = (field: FigureProblem['field']) =>
    problem?.field === field ? problem.id : undefined
  const describing = [
    problemIdOf('seller_price_cents'),
    columns.includes('percent_off') && percentId,
  ].filter(Boolean)
  const percent =
    typing && product.msrp_cents
      ? percentOffMsrp(product.msrp_cents, typing)
      : product.percent_off_msrp

  return columns.map((column) => {
    switch (column) {
      case 'upc':
        return (
          <td key={column} className={styles['codes']}>
            <ProductCodes product={product} hasSku={!columns.includes('sku')} />
          </td>
        )
      case 'units':
        return (
          <td key={column} className={styles['units']} data-label="Units">
            <FigureCell
              row={row}
              problemId={problemIdOf('units')}
              column="units"
              value={product.units}
              onSave={(units) => onEdit(product, { units })}
            >
              {(field) => <QuantityInput {...field} size="small" aria-label={`Units of ${name}`} />}
            </FigureCell>
          </td>
        )
      case 'asking':
        return (
          <td key={column} className={styles['asking']} data-label="Asking price">
            <FigureCell
              row={row}
              problemId={problemIdOf('seller_price_cents')}
              column="asking"
              value={product.seller_price_cents ?? undefined}
              onSave={(price) => onEdit(product, { seller_price_cents: price })}
              onTyping={setTyping}
            >
              {(field) => (
                <MoneyInput
                  {...field}
                  size="small"
                  placeholder="Missing"
                  aria-label={`Asking price of ${name}`}
                  aria-describedby={describing.join(' ') || undefined}
                />
              )}
            </FigureCell>
          </td>
        )
      case 'category':
        return (
          <td key={column}>
            <ChoiceCell
              column={column}
              row={row}
              label={`Category of ${name}`}
              choices={productCategories}
              wordsOf={categoryName}
              value={product.category}
              onChoose={(category) => onEdit(product, { category })}
            />
          </td>
        )
      case 'condition':
        return (
          <td key={column}>
            <ChoiceCell
              column={column}
              row={row}
              label={`Condition of ${name}`}
              choices={productConditions}
              wordsOf={(condition) => conditionWords[condition]}
              value={product.condition}
              onChoose={(condition) => onEdit(product, { condition })}
            />
          </td>
        )
      case 'minimum':
      case 'inner_pack': {
        const field = editedColumns[column]
        return (
          <td key={column} className={styles['units']}>
            <FigureCell
              row={row}
              problemId={problemIdOf(field)}
              column={column}
              value={product[field] ?? undefined}
              onSave={(count) => onEdit(product, { [field]: count })}
              onEmpty={() => onEdit(product, { [field]: null })}
            >
              {(input) => (
                <QuantityInput
                  {...input}
                  size="small"
                  aria-label={`${columnLooks[column].name} of ${name}`}
                />
              )}
            </FigureCell>
          </td>
        )
      }
      case 'expiration':
        return (
          <td key={column}>
            <ExpirationCell
              row={row}
              column={column}
              problemId={problemIdOf('expiration_date')}
              label={`Expiration of ${name}`}
              month={product.expiration_date}
              onSave={(figures) => onEdit(product, figures)}
            />
            {product.next_step && (
              <div className="t12 muted">{nextStepWords(product.next_step)}</div>
            )}
          </td>
        )
      case 'percent_off':
        return (
          <td key={column} id={percentId} className={styles['figure']}>
            {percent !== null && (
              <>
                {percent}%<VisuallyHidden> off MSRP</VisuallyHidden>
              </>
            )}
          </td>
        )
      default:
        return (
          <td
            key={column}
            className={classes(
              columnLooks[column].isFigure && styles['figure'],
              column === 'status' && styles['status'],
            )}
          >
            {plainCells[column](product)}
          </td>
        )
    }
  })
}

type CodesProps = { product: OwnListedProduct; hasSku: boolean }

function ProductCodes({ product: { upc, sku }, hasSku }: CodesProps) {
  return (
    <>
      <span className="row">
        <span className="tnum cut">{upc}</span>
        <CopyButton text={upc} of="UPC" />
      </span>
      {hasSku && sku && <span className="t12 muted cut">{sku}</span>}
    </>
  )
}
