import { categoryName } from '#market/categories.ts'
import { formatUsd } from '#market/money.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { columnLooks } from '../../columns/column-looks.ts'
import type { Edit } from '../use-figure-save.ts'
import type { ColumnChange, ColumnChanges } from './column-changes.ts'
import { editedColumns, type EditedColumn } from './edited-columns.ts'

type Props = {
  planned: ColumnChanges
  onChange: (edits: Edit[]) => void
  onClose: () => void
}

/** What would become of each cell of a column, before any is saved. */
export function ColumnChangeDialog({ planned, onChange, onClose }: Props) {
  const { column, changes } = planned
  const edits = changes.flatMap(({ product, figures }) => (figures ? [{ product, figures }] : []))
  const head = columnLooks[column].name
  return (
    <Dialog open onClose={onClose} title={`Change ${head.toLowerCase()}`}>
      <DialogBody>
        <div className="col g3">
          {changes.length > 0 && (
            <Table
              caption={`${head}, now and new`}
              columns={columnsOf(column)}
              rows={changes}
              rowKey={({ product }) => product.id}
              hasProblem={({ problem }) => problem !== undefined}
            />
          )}
          {leftWords(planned, changes.length - edits.length).map((words) => (
            <p key={words} className="t13 muted">
              {words}
            </p>
          ))}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <MainAct
          aria-disabled={edits.length === 0}
          onClick={() => edits.length > 0 && onChange(edits)}
        >
          Change {counted(edits.length, 'product')}
        </MainAct>
      </DialogFoot>
    </Dialog>
  )
}

/** What of it changes nothing, and why. */
function leftWords({ unchanged, beyond }: ColumnChanges, unreadable: number) {
  return [
    unreadable > 0 && `${counted(unreadable, 'product')} can’t be changed and will stay the same.`,
    unchanged > 0 && `${counted(unchanged, 'product')} already match.`,
    beyond > 0 &&
      `${counted(beyond, 'pasted value')} had no row below. Scroll down to load more products first.`,
  ].filter((words) => words !== false)
}

const columnsOf = (column: EditedColumn): Column<ColumnChange>[] => [
  {
    head: 'Product',
    cell: ({ product, problem }) => (
      <span className="col">
        <span className="cut2">{product.name || product.upc}</span>
        {problem && <span className="t12 red">{problem}</span>}
      </span>
    ),
  },
  { head: 'Now', cell: ({ product }) => cellText(column, product) },
  {
    head: 'New',
    cell: ({ product, figures }) =>
      figures && <b>{cellText(column, { ...product, ...figures })}</b>,
  },
]

type Values = {
  [Field in (typeof editedColumns)[EditedColumn]]?: OwnListedProduct[Field] | null | undefined
}

function cellText(column: EditedColumn, values: Values) {
  switch (column) {
    case 'category':
      return values.category && categoryName(values.category)
    case 'condition':
      return values.condition && conditionWords[values.condition]
    case 'asking':
      return values.seller_price_cents ? formatUsd(values.seller_price_cents) : 'None'
    case 'expiration':
      return values.expiration_date ?? 'None'
    default:
      return quantityText(values[editedColumns[column]] ?? undefined) || 'None'
  }
}
