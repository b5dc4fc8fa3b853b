import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Cell } from './columns-edited/Cell.tsx'
import { focusInColumn } from './columns-edited/cell-focus.ts'

/** What a field for a figure is given. */
export type FigureField<Value> = {
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  onFocus: () => void
  onBlur: () => void
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props<Value> = {
  /** Which field, for Enter to find the same one of the next product. */
  column: string
  row: number
  value: Value | undefined
  onSave: (value: Value) => void
  /** Where the field may be emptied; without it, an emptied field stays as it was. */
  onEmpty?: () => void
  /** Called with each change before it is saved, and with undefined once it is over. */
  onTyping?: (value: Value | undefined) => void
  /** The id of the words that tell what is wrong with it. */
  problemId: string | undefined
  children: (field: FigureField<Value>) => ReactNode
}

/** A figure edited in place: Enter saves it and goes down, Escape leaves it as it was. */
export function FigureCell<Value>(props: Props<Value>) {
  const { column, row, value, onSave, onEmpty, onTyping, problemId, children } = props
  const [typed, setBegun] = useState<{ value: Value | undefined }>()

  function setTyped(next?: { value: Value | undefined }) {
    setBegun(next)
    onTyping?.(next?.value)
  }

  function save() {
    setTyped(undefined)
    if (!typed || typed.value === value) return
    if (typed.value === undefined) onEmpty?.()
    else onSave(typed.value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && typed) {
      event.stopPropagation()
      setTyped({ value })
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    // Leaving the field saves it.
    if (!focusInColumn(column, row, 1)) save()
  }

  return (
    <Cell column={column} row={row} onKeyDown={onKeyDown}>
      {children({
        value: typed ? typed.value : value,
        onChange: (changed) => setTyped({ value: changed }),
        onFocus: () => setTyped({ value }),
        onBlur: save,
        'aria-invalid': problemId ? true : undefined,
        'aria-describedby': problemId,
      })}
    </Cell>
  )
}
