import { uploadProblem } from '#market/uploads/upload.ts'

/** What is wrong with a file before it is sent; spreadsheets give .csv files many types, so the name counts. */
export function csvFileProblem({ name, size }: { name: string; size: number }) {
  if (!/\.csv$/i.test(name)) return 'Incorrect file type. Please choose a .csv file.'
  return uploadProblem('csv', { size })
}

export const NOT_CSV = 'This is not a .csv file. Please choose a .csv file.'
const A_WORKBOOK =
  'This is a workbook, not a .csv file. In Excel: File, Save As, CSV UTF-8. Please choose that file.'

const WORKBOOKS = ['504b0304', 'd0cf11e0']
// PNG, JPEG, GIF, WebP, PDF, gzip, rich text.
const OTHERS = ['89504e47', 'ffd8ff', '47494638', '52494646', '25504446', '1f8b', '7b5c727466']
const MARKUP = /^\s*<(?:!doctype|html|\?xml|svg|table)/i
const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/
const BEGINNING = 512

/** What is wrong with a file that is named .csv and holds something else, by how it begins. */
export function notCsvProblem(bytes: Uint8Array): string | undefined {
  const beginning = [...bytes.subarray(0, BEGINNING)]
  const hex = beginning.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (WORKBOOKS.some((mark) => hex.startsWith(mark))) return A_WORKBOOK
  const text = String.fromCodePoint(...beginning).replace(BYTE_ORDER_MARK, '')
  return OTHERS.some((mark) => hex.startsWith(mark)) || MARKUP.test(text) ? NOT_CSV : undefined
}
