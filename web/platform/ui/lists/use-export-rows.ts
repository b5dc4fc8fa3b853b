import { useMutation } from '@tanstack/react-query'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { saveSpreadsheet, type SpreadsheetToSave } from '#web/platform/http/save-spreadsheet.ts'
import { toastProblem } from '../toasts/toasts.ts'

// What writes it comes over the network, too.
const NOT_MADE = 'We couldn’t create the file. Please try again.'

/** Saves rows of the page as a file of either format. */
export function useExportRows(spreadsheet: SpreadsheetToSave) {
  const { mutate, isPending } = useMutation({
    mutationFn: (format: FileFormat) => saveSpreadsheet(format, spreadsheet),
    onError: () => toastProblem(NOT_MADE),
    networkMode: 'always',
  })
  return { save: (format: FileFormat) => mutate(format), isPending }
}
