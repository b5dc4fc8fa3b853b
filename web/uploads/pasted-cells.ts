const NAME = 'Pasted cells'
/** What the text of copied cells lacks: a number in full, and which cells are merged. */
const IS_SHORTENED = /(?:^|[\t\n])\d(?:[.,]\d+)?E\+?\d+(?=[\t\r\n]|$)/
const IS_MERGED = /\b(?:rowspan|colspan)=["']?[2-9]/i

/** Cells that were copied in a spreadsheet, as a file; undefined when something else was copied. */
export function pastedCells(clipboard: Pick<DataTransfer, 'getData'>): File | undefined {
  const text = clipboard.getData('text/plain')
  const page = clipboard.getData('text/html')
  const isTable = /<table/i.test(page)
  if (isTable && (IS_SHORTENED.test(text) || IS_MERGED.test(page) || text.trim() === ''))
    // Without a type, so that a browser that opens the stored file does not show it as a page.
    return new File([page], `${NAME}.html`)
  const isCells = isTable || /[\t\n]/.test(text.trim())
  return isCells ? new File([text], `${NAME}.tsv`, { type: 'text/csv' }) : undefined
}
