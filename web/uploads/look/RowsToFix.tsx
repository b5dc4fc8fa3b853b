import { useState } from 'react'
import { counted, quantityText } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { CellInput } from './CellInput.tsx'
import type { CellToFix, FileMeaning, RowsLook } from './file-look.ts'
import styles from './Look.module.css'
import { Question } from './Question.tsx'
import { leftOutWith, rowsToFix, withFix, type RowToFix } from './rows-to-fix.ts'

type Props = { rows: RowsLook; how: FileMeaning; onChange: (how: FileMeaning) => void }

/** Rows with something wrong: each cell is corrected in place, or the row left out by choice. */
export function RowsToFix({ rows, how, onChange }: Props) {
  const [most, setMost] = useState(FIRST_ROWS)
  const listed = rowsToFix(rows, how)
  if (listed.length === 0) return null
  const open = listed.filter(({ isLeftOut, cells }) => !isLeftOut && cells.some(isOpen))
  const unlisted = rows.problemCount - open.length
  return (
    <Question label="Rows to fix">
      <div className="row g3 wrap between">
        <b className="semi">Fix these rows, or leave them out</b>
        {open.length > 1 && (
          <Button size="small" onClick={() => onChange(leftOutWith(how, open, true))}>
            Leave out {counted(open.length, 'row')}
          </Button>
        )}
      </div>
      <ul className={styles['rows']} aria-label="Rows with problems">
        {listed.slice(0, most).map((row) => (
          <li key={row.row} className={styles['row']}>
            <Checkbox
              label={`Leave out row ${row.row}`}
              checked={row.isLeftOut}
              onChange={({ currentTarget: { checked } }) =>
                onChange(leftOutWith(how, [row], checked))
              }
            />
            {!row.isLeftOut && <Cells row={row} onFix={(fix) => onChange(withFix(how, fix))} />}
          </li>
        ))}
        {listed.length <= most && unlisted > 0 && <li>and {quantityText(unlisted)} more rows</li>}
      </ul>
      {listed.length > most && (
        <div className="row g3 wrap">
          <Button size="small" onClick={() => setMost(most + FIRST_ROWS)}>
            Show more
          </Button>
          <span className="muted tnum">
            {quantityText(most)} of {counted(listed.length + Math.max(0, unlisted), 'row')}
          </span>
        </div>
      )}
    </Question>
  )
}

const FIRST_ROWS = 20

const isOpen = ({ words }: RowToFix['cells'][number]) => words !== undefined

type CellsProps = {
  row: RowToFix
  onFix: (fix: Pick<CellToFix, 'row'> & { column: string; text: string }) => void
}

function Cells({ row: { row, cells }, onFix }: CellsProps) {
  return (
    <div className={styles['fields']}>
      {cells.map(({ column, text, words }) =>
        column === null ? (
          <p key="row" className="red">
            {words}
          </p>
        ) : (
          <Field
            key={column}
            label={`${column}, row ${row}`}
            error={words}
            hint={words === undefined && 'Fixed'}
          >
            <CellInput
              label={`${column}, row ${row}`}
              text={text}
              isWrong={words !== undefined}
              onChange={(typed) => onFix({ row, column, text: typed })}
            />
          </Field>
        ),
      )}
    </div>
  )
}
