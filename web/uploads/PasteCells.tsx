import { useEffect, useEffectEvent, useState } from 'react'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'

type Props = { onFile: (file: File) => void }

const NO_CELLS =
  'These aren’t spreadsheet cells. Copy them from Excel, Google Sheets or LibreOffice, with the header.'

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

const NAME = 'Pasted cells'
/** What the text of copied cells lacks: a number in full, and which cells are merged. */
const IS_SHORTENED = /(?:^|[\t\n])\d(?:[.,]\d+)?E\+?\d+(?=[\t\r\n]|$)/
const IS_MERGED = /\b(?:rowspan|colspan)=["']?[2-9]/i

/** Cells that were copied in a spreadsheet, as a file; undefined when something else was copied. */
function pastedCells(clipboard: Pick<DataTransfer, 'getData'>): File | undefined {
  const text = clipboard.getData('text/plain')
  const page = clipboard.getData('text/html')
  const isTable = /<table/i.test(page)
  if (isTable && (IS_SHORTENED.test(text) || IS_MERGED.test(page) || text.trim() === ''))
    // Without a type, so that a browser that opens the stored file does not show it as a page.
    return new File([page], `${NAME}.html`)
  const isCells = isTable || /[\t\n]/.test(text.trim())
  return isCells ? new File([text], `${NAME}.tsv`, { type: 'text/csv' }) : undefined
}
