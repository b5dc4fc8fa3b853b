import { uploadProblem, type UploadKind } from '#market/uploads/upload-limits.ts'

/** What a chooser of files offers to choose. */
export const SPREADSHEET_TYPES =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.xlsb,.xls,.ods,.numbers,.xml,.zip,.gz,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet'

const WRONG_TYPE =
  'Incorrect file type. Please choose a .csv file. Workbooks (.xlsx, .xls, .ods) also work.'

/** How a spreadsheet is sent, by its name: programs give such files many types. */
export const spreadsheetKind = (
  name: string,
): Extract<UploadKind, 'csv' | 'workbook'> | undefined => {
  if (/\.(?:csv|tsv|txt)$/i.test(name)) return 'csv'
  return /\.(?:xlsx|xlsm|xlsb|xls|xml|ods|numbers|html?|zip|gz)$/i.test(name)
    ? 'workbook'
    : undefined
}

/** What is wrong with a file before it is sent. */
export function spreadsheetFileProblem({ name, size }: { name: string; size: number }) {
  const kind = spreadsheetKind(name)
  return kind ? uploadProblem(kind, { size }) : WRONG_TYPE
}
