import { spreadsheetFileProblem } from '#market/spreadsheets/spreadsheet-file.ts'
import { sendSpreadsheet } from './send-spreadsheet.ts'
import { useUpload } from './use-upload.ts'

const WAY = { problemOf: spreadsheetFileProblem, sendFile: sendSpreadsheet }

/** Sends one spreadsheet at a time. */
export const useSpreadsheetUpload = (onSent?: (fileKey: string) => void) => useUpload(WAY, onSent)
