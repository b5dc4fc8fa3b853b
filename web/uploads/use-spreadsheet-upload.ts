import { useRef, useState } from 'react'
import type { FileKind } from '#market/spreadsheets/intake/header-api.ts'
import { spreadsheetFileProblem } from '#market/spreadsheets/spreadsheet-file.ts'
import type { FileLook, FileMeaning } from './look/file-look.ts'
import { firstLook, lookAt } from './look/look-at.ts'
import { sendSpreadsheet } from './send-spreadsheet.ts'
import { useUpload } from './use-upload.ts'
import type { UploadWay } from './use-uploads.ts'

/** A file as it is meant, and what a look at it showed; without one where the look failed. */
export type Reading = { look?: FileLook | undefined; how: FileMeaning; isRemembered: boolean }

const UNREAD: Reading = { how: {}, isRemembered: false }
const SETTLED_MS = 250

/** Sends one spreadsheet at a time, and looks at what it says. */
export function useSpreadsheetUpload(of: FileKind) {
  const [reading, setReading] = useState(UNREAD)
  const sent = useRef<{ file: File; signal: AbortSignal }>(undefined)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const way: UploadWay = {
    problemOf: spreadsheetFileProblem,
    async sendFile(file, sending) {
      clearTimeout(settling.current)
      setReading(UNREAD)
      const { signal } = sending
      const [key, found] = await Promise.all([
        sendSpreadsheet(file, sending),
        firstLook(file, { of, signal }),
      ])
      sent.current = { file, signal }
      if (!signal.aborted && found) setReading(found)
      return key
    },
  }
  const { upload, send, clear } = useUpload(way)

  /** Shows at once what was said of the file, and what it comes to when that has paused. */
  function change(how: FileMeaning) {
    setReading((before) => ({ ...before, how }))
    clearTimeout(settling.current)
    settling.current = setTimeout(() => void lookAgain(how), SETTLED_MS)
  }

  async function lookAgain(how: FileMeaning) {
    if (!sent.current) return
    const { file, signal } = sent.current
    const look = await lookAt(file, { of, how, signal })
    setReading((before) => (before.how === how && look ? { ...before, look } : before))
  }

  return { upload, send, clear, reading, change }
}
