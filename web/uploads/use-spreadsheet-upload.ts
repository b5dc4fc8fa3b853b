import { useState } from 'react'
import { spreadsheetFileProblem } from '#market/spreadsheets/spreadsheet-file.ts'
import { sendSpreadsheet } from './send-spreadsheet.ts'
import { findSheets } from './sheets/find-sheets.ts'
import type { Sheets, SpreadsheetOf } from './sheets/sheets-of.ts'
import type { UploadWay } from './use-uploads.ts'
import { useUpload } from './use-upload.ts'

/** Sends one spreadsheet at a time, and knows of a workbook of several sheets which one is read. */
export function useSpreadsheetUpload(of: SpreadsheetOf, onSent?: (fileKey: string) => void) {
  const [sheets, setSheets] = useState<Sheets>()
  const way: UploadWay = {
    problemOf: spreadsheetFileProblem,
    async sendFile(file, sending) {
      setSheets(undefined)
      const { signal } = sending
      const [key, found] = await Promise.all([
        sendSpreadsheet(file, sending),
        findSheets(file, { of, signal }),
      ])
      if (!signal.aborted) setSheets(found)
      return key
    },
  }
  const { upload, send, clear } = useUpload(way, onSent)
  return {
    upload,
    send,
    clear,
    /** Of the file that was sent; undefined where there is nothing to choose. */
    sheets: upload.stage === 'sent' ? sheets : undefined,
    chooseSheet: (sheet: string) => setSheets((known) => known && { ...known, sheet }),
  }
}
