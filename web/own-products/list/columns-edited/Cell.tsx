import { use, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { pastedColumn } from '#web/platform/format/pasted-column.ts'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './Cell.module.css'
import { focusInColumn, focusInRow, isAtEdge } from './cell-focus.ts'
import { ColumnEditingContext } from './column-editing.ts'
import { isEdited } from './edited-columns.ts'

type Props = {
  /** Which field it holds, for the arrows to find the same one of another product. */
  column: string
  row: number
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

/**
 * A field among others in a table: arrows lead to the cells around it, Shift with an arrow selects cells of its
 * column, Ctrl+D fills them, and a pasted column fills those below.
 */
export function Cell({ column, row, onKeyDown, children }: Props) {
  const editing = use(ColumnEditingContext)
  const range = editing?.range?.column === column ? editing.range : undefined
  const isInRange = range !== undefined && row >= range.from && row <= range.to

  /** Before the field gets the key: a quantity would count up, and a select would choose. */
  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const isHandled = event.altKey ? false : act(event)
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }
  function act({ key, shiftKey, ctrlKey, metaKey, target, currentTarget }: KeyboardEvent) {
    const withCommand = ctrlKey || metaKey
    if (withCommand) return key.toLowerCase() === 'd' && fillDown()
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1
      if (!shiftKey) return focusInColumn(column, row, step) || true
      return extendTo((range?.to ?? row) + step)
    }
    if (key === 'Escape' && range) return clear()
    if (shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false
    const step = key === 'ArrowRight' ? 1 : -1
    return isAtEdge(target, step) && focusInRow(currentTarget, step)
  }
  function extendTo(to: number) {
    if (!editing || !isEdited(column)) return false
    editing.extend({ column, row }, to)
    return true
  }
  function clear() {
    editing?.clear()
    return true
  }
  function fillDown() {
    if (!editing || !range) return false
    editing.fillDown(range)
    return true
  }

  function onPasteCapture(event: ClipboardEvent) {
    const lines = pastedColumn(event.clipboardData.getData('text/plain'))
    if (!editing || !isEdited(column) || !lines) return
    event.preventDefault()
    event.stopPropagation()
    editing.paste({ column, row }, lines)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside is what is typed into
    <div
      data-figure={`${column}-${row}`}
      className={classes(isInRange && styles['inRange'])}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
      onPasteCapture={onPasteCapture}
      onMouseDownCapture={(event) => {
        // As in a spreadsheet, with Shift a press selects as far as here.
        const from = event.shiftKey ? focusedRow(column) : undefined
        if (from === undefined || !editing || !isEdited(column)) return
        event.preventDefault()
        editing.extend({ column, row: from }, row)
      }}
    >
      {children}
    </div>
  )
}

/** The row of the cell of this column that has the focus. */
function focusedRow(column: string) {
  const figure = document.activeElement?.closest<HTMLElement>('[data-figure]')?.dataset['figure']
  return figure?.startsWith(`${column}-`) ? Number(figure.slice(column.length + 1)) : undefined
}
