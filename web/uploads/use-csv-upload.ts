import { csvFileProblem } from '#market/spreadsheets/csv-file.ts'
import { sendCsv } from './send-csv.ts'
import { useUpload } from './use-upload.ts'

const WAY = { problemOf: csvFileProblem, sendFile: sendCsv }

/** Sends one .csv file at a time. */
export const useCsvUpload = () => useUpload(WAY)
