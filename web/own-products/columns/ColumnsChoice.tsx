import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { usualColumns, type TableColumn } from '#market/products/views/table-columns.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { columnLooks } from './column-looks.ts'
import { listedColumns, moved, ticked } from './column-order.ts'
import styles from './ColumnsMenu.module.css'
import type { TableChoice } from './table-choice.ts'

type Props = { table: TableChoice }

/** Every column with a box, those shown with a way up and down the list. Each press counts at once. */
export function ColumnsChoice({ table: { columns: shown, choose, reset } }: Props) {
  const [listed, list] = useState<readonly TableColumn[]>(() => listedColumns(shown))
  const [told, tell] = useState('')

  function move(column: TableColumn, step: -1 | 1) {
    const next = moved({ listed, shown }, column, step)
    const columns = next.filter((each) => shown.includes(each))
    list(next)
    choose(columns)
    const place = columns.indexOf(column) + 1
    tell(`${columnLooks[column].name}: column ${place} of ${columns.length}`)
  }
  return (
    <>
      <p className={styles['name']}>
        <span className="t13 muted">The product name always comes first.</span>
      </p>
      <ol className={styles['columns']} aria-label="Columns">
        {listed.map((column) => (
          <li key={column} className={styles['column']}>
            <Checkbox
              label={columnLooks[column].name}
              checked={shown.includes(column)}
              onChange={() => choose(ticked({ listed, shown }, column))}
            />
            {shown.includes(column) && (
              <MoveButtons
                name={columnLooks[column].name}
                isFirst={shown[0] === column}
                isLast={shown.at(-1) === column}
                onMove={(step) => move(column, step)}
              />
            )}
          </li>
        ))}
      </ol>
      <div className={styles['foot']}>
        <Button
          size="small"
          onClick={() => {
            list(listedColumns(usualColumns))
            reset()
            tell('Columns reset')
          }}
        >
          Reset
        </Button>
      </div>
      <VisuallyHidden>
        <output>{told}</output>
      </VisuallyHidden>
    </>
  )
}

type MoveButtonsProps = {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
}

function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  /** An element that is moved loses focus; restoring it lets the next key press move it further. */
  const pressed = (button: HTMLButtonElement, step: -1 | 1) => {
    flushSync(() => onMove(step))
    button.focus()
  }
  return (
    <span className="row fit">
      <IconButton
        look="small"
        label={`Move ${name} up`}
        aria-disabled={isFirst}
        onClick={({ currentTarget }) => !isFirst && pressed(currentTarget, -1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        look="small"
        label={`Move ${name} down`}
        aria-disabled={isLast}
        onClick={({ currentTarget }) => !isLast && pressed(currentTarget, 1)}
      >
        <ChevronDown />
      </IconButton>
    </span>
  )
}
