import { formatUsd } from '#market/money.ts'
import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import {
  OFFER_PRICE,
  OFFER_QUANTITY,
  PRODUCT_ID,
} from '#market/offer-spreadsheets/spreadsheet-columns.ts'
import type { CellFix } from '#market/spreadsheets/intake/how-to-read.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { CellInput } from '#web/uploads/look/CellInput.tsx'
import { RowProduct } from './RowProduct.tsx'
import styles from './SpreadsheetRows.module.css'

type Fix = (fix: CellFix) => void

/** What each row does; where it has a problem, or had one, its cells are corrected in place. */
export const rowColumns = (fixes: readonly CellFix[], onFix: Fix): Column<JudgedRow>[] => [
  {
    head: 'Lot',
    cell: (row) => (
      <RowProduct row={row}>
        {isOpen(row, fixes) && (
          <span className={styles['id']}>
            <span className="t12 muted" aria-hidden="true">
              {PRODUCT_ID}
            </span>
            <CellInput
              label={`${PRODUCT_ID}, row ${row.row}`}
              text={textOf(row, PRODUCT_ID, fixes) ?? row.typed.product_id}
              isWrong={row.seller === null}
              onChange={(text) => onFix({ row: row.row, column: PRODUCT_ID, text })}
            />
          </span>
        )}
      </RowProduct>
    ),
  },
  {
    head: OFFER_QUANTITY,
    figure: true,
    cell: (row) =>
      isOpen(row, fixes) ? (
        <CellInput
          label={`${OFFER_QUANTITY}, row ${row.row}`}
          text={textOf(row, OFFER_QUANTITY, fixes) ?? row.typed.quantity}
          isWrong={row.quantity === null}
          onChange={(text) => onFix({ row: row.row, column: OFFER_QUANTITY, text })}
        />
      ) : (
        row.quantity !== null && quantityText(row.quantity)
      ),
  },
  {
    head: OFFER_PRICE,
    figure: true,
    cell: (row) =>
      isOpen(row, fixes) ? (
        <CellInput
          label={`${OFFER_PRICE}, row ${row.row}`}
          text={textOf(row, OFFER_PRICE, fixes) ?? row.typed.price}
          isWrong={row.unit_price === null}
          onChange={(text) => onFix({ row: row.row, column: OFFER_PRICE, text })}
        />
      ) : (
        row.unit_price !== null && formatUsd(row.unit_price)
      ),
  },
  {
    head: 'Off MSRP',
    figure: true,
    cell: ({ percent_off }) =>
      percent_off !== null && percent_off >= 0 && <b className="green">{percent_off}%</b>,
  },
  {
    head: 'Total',
    figure: true,
    cell: ({ total }) => total !== null && <b>{formatUsd(total)}</b>,
  },
]

const isOpen = ({ row, problems }: JudgedRow, fixes: readonly CellFix[]) =>
  problems.length > 0 || fixes.some((fix) => fix.row === row)

const textOf = ({ row }: JudgedRow, column: string, fixes: readonly CellFix[]) =>
  fixes.find((fix) => fix.row === row && fix.column === column)?.text
