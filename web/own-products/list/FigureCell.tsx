import { useState, type KeyboardEvent, type ReactNode } from 'react'

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
  /** Called with each change before it is saved, and with undefined once it is over. */
  onTyping?: (value: Value | undefined) => void
  /** The id of the words that tell what is wrong with it. */
  problemId: string | undefined
  children: (field: FigureField<Value>) => ReactNode
}

/** A figure edited in place: Enter saves it and goes down, Escape leaves it as it was. */
export function FigureCell<Value>(props: Props<Value>) {
  const { column, row, value, onSave, onTyping, problemId, children } = props
  const [typed, setBegun] = useState<{ value: Value | undefined }>()

  function setTyped(next?: { value: Value | undefined }) {
    setBegun(next)
    onTyping?.(next?.value)
  }

  function save() {
    setTyped(undefined)
    if (typed?.value !== undefined && typed.value !== value) onSave(typed.value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && typed) {
      event.stopPropagation()
      setTyped({ value })
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const next = fieldBelow(column, row)
    // Leaving the field saves it.
    if (!next) return save()
    next.focus()
    next.select()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside is what is typed into
    <div data-figure={`${column}-${row}`} onKeyDown={onKeyDown}>
      {children({
        value: typed ? typed.value : value,
        onChange: (changed) => setTyped({ value: changed }),
        onFocus: () => setTyped({ value }),
        onBlur: save,
        'aria-invalid': problemId ? true : undefined,
        'aria-describedby': problemId,
      })}
    </div>
  )
}

/** The same field of the next product that has it. */
function fieldBelow(column: string, row: number) {
  const fields = document.querySelectorAll<HTMLInputElement>(`[data-figure^="${column}-"] input`)
  return [...fields].find((field) => rowOf(field) > row)
}

const rowOf = (field: Element) =>
  Number(field.closest<HTMLElement>('[data-figure]')?.dataset['figure']?.split('-').at(-1))
