import { memo, type Ref, useId, useState } from 'react'
import { formatUsd, percentOffMsrp, type Cents } from '#market/money.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { FigureCell } from './FigureCell.tsx'
import type { Figures } from './figures.ts'
import type { ProductActions } from './product-actions.ts'
import { productStatus } from './product-status.ts'
import { ProductMenu } from './ProductMenu.tsx'
import type { FigureProblem } from './figure-problem.ts'
import { FillFields } from './fill/FillFields.tsx'
import { missingElsewhere } from './fill/fillable.ts'
import { lostPhotosWords } from './missing-words.ts'
import styles from './ProductTable.module.css'

type Props = {
  product: OwnListedProduct
  row: number
  acts: ProductActions
  isTicked: boolean
  onTick: (id: number, withShift: boolean) => void
  onEdit: (product: OwnListedProduct, figures: Figures) => void
  problem: FigureProblem | undefined
  measure: Ref<HTMLTableRowElement>
}

/** A product as a line of a table; its units, its asking price and what it lacks are edited in place. Scrolling draws none a second time. */
export const ProductRow = memo(function ProductRow(props: Props) {
  const { product, row, acts, isTicked, onTick, onEdit, problem, measure } = props
  const name = product.name || product.upc
  const besides = [...missingElsewhere(product), ...lostPhotosWords(product.photo_problems)]
  const problemId = useId()
  const percentId = useId()
  const [typing, setTyping] = useState<Cents>()
  const [isOpen, setOpen] = useState(false)
  const percent =
    typing && product.msrp_cents
      ? percentOffMsrp(product.msrp_cents, typing)
      : product.percent_off_msrp
  const figureProblem = hasCell(problem) ? problem : undefined
  const problemIdOf = (field: FigureProblem['field']) =>
    figureProblem?.field === field ? problemId : undefined
  const status = productStatus(product)
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
        <FillFields product={product} row={row} isOpen={isOpen} onEdit={onEdit} problem={problem} />
      </th>
      <td className={styles['codes']}>
        <span className="row">
          <span className="tnum cut">{product.upc}</span>
          <CopyButton text={product.upc} of="UPC" />
        </span>
        {product.sku && <span className="t12 muted cut">{product.sku}</span>}
      </td>
      <td className={styles['units']} data-label="Units">
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
      <td className={styles['figure']} data-label="MSRP">
        {product.msrp_cents === null ? (
          <span className="red">Missing</span>
        ) : (
          formatUsd(product.msrp_cents)
        )}
      </td>
      <td className={styles['asking']} data-label="Asking price">
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
              aria-describedby={
                problemIdOf('seller_price_cents') ? `${problemId} ${percentId}` : percentId
              }
            />
          )}
        </FigureCell>
      </td>
      <td id={percentId} className={classes(styles['figure'], styles['share'])} data-label="% off">
        {percent !== null && (
          <>
            {percent}%<VisuallyHidden> off MSRP</VisuallyHidden>
          </>
        )}
      </td>
      <td className={styles['status']}>
        <Pill colour={status.colour}>{status.words}</Pill>
      </td>
      <td className={styles['updated']}>
        <RelativeTime at={product.updated_at} className="t13 muted" />
      </td>
      <td className={styles['menu']}>
        <ProductMenu product={product} acts={acts} onFill={() => setOpen(!isOpen)} />
      </td>
    </tr>
  )
})

/** What is wrong with a figure of a column is said below the name; the other fields say it themselves. */
const hasCell = (problem: FigureProblem | undefined) =>
  problem?.field === 'units' || problem?.field === 'seller_price_cents'
