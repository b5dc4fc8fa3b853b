import { useRef } from 'react'
import type { RowsToFix } from '../import-queries.ts'
import { useChosenSpreadsheet } from '../spreadsheet/use-chosen-spreadsheet.ts'

/** The file that the steps look at, which may be the rows that failed of an earlier one. */
export function useFixingRows() {
  const looking = useChosenSpreadsheet()
  const upload = useRef<HTMLElement>(null)

  function fix({ file, ...meant }: RowsToFix) {
    void looking.choose(file, {}, meant)
    upload.current?.focus()
  }
  return { looking, upload, fix }
}

export type FixingRows = ReturnType<typeof useFixingRows>
