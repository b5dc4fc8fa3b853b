import { useEffect, useEffectEvent, useState } from 'react'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { pastedCells } from './pasted-cells.ts'

type Props = { onFile: (file: File) => void }

const NO_CELLS =
  'These are no cells. Copy them in Excel, Google Sheets or LibreOffice, with their header.'

/** Takes cells copied in a spreadsheet as a file: pasted into its field, or anywhere on the page that takes no text. */
export function PasteCells({ onFile }: Props) {
  const [problem, setProblem] = useState<string>()
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event
    if (event.defaultPrevented || !clipboardData || takesText(target)) return
    const file = pastedCells(clipboardData)
    if (!file) return
    event.preventDefault()
    setProblem(undefined)
    onFile(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  return (
    <Field label="Or paste cells from a spreadsheet" error={problem}>
      <TextArea
        rows={2}
        value=""
        placeholder="Copy the cells with their header, and paste them here"
        onChange={() => setProblem(NO_CELLS)}
        onPaste={(event) => {
          event.preventDefault()
          const file = pastedCells(event.clipboardData)
          setProblem(file ? undefined : NO_CELLS)
          if (file) onFile(file)
        }}
      />
    </Field>
  )
}

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="file"])'))
