type Control = HTMLInputElement | HTMLSelectElement

const CONTROL = 'input:not([type="file"]), select'

/** Focuses the same field of the nearest product above or below that has it; false if none has. */
export function focusInColumn(column: string, row: number, step: -1 | 1) {
  const cells = [...document.querySelectorAll<HTMLElement>(`[data-figure^="${column}-"]`)]
  const beyond = cells.filter((cell) => (rowOf(cell) - row) * step > 0)
  return focusOn(controlIn(step === 1 ? beyond[0] : beyond.at(-1)))
}

/** Focuses the next cell to the left or to the right in the same row of the table. */
export function focusInRow(cell: Element, step: -1 | 1) {
  const cells = [...(cell.closest('tr')?.querySelectorAll('td > [data-figure]') ?? [])]
  return focusOn(controlIn(cells[cells.indexOf(cell) + step]))
}

/** The row of a cell, or of what is in it. */
export const rowOf = (element: Element) =>
  Number(element.closest<HTMLElement>('[data-figure]')?.dataset['figure']?.split('-').at(-1))

/** Whether an arrow would leave the text of a field: from its end, or with all of it selected. */
export function isAtEdge(control: EventTarget, step: -1 | 1) {
  if (!(control instanceof HTMLInputElement)) return true
  const { selectionStart: start, selectionEnd: end, value } = control
  if (start === 0 && end === value.length) return true
  return start === end && start === (step === 1 ? value.length : 0)
}

const controlIn = (cell: Element | undefined) => cell?.querySelector<Control>(CONTROL)

function focusOn(control: Control | null | undefined) {
  if (!control) return false
  control.focus()
  if (control instanceof HTMLInputElement) control.select()
  return true
}
