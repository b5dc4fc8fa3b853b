import { useEffect, useRef, useState } from 'react'
import { csvFileProblem } from '#market/spreadsheets/csv-file.ts'
import { isServiceAway } from '#web/platform/http/retry.ts'
import type { CsvUpload } from './csv-upload.ts'
import { sendCsv } from './send-csv.ts'

const IDLE: CsvUpload = { stage: 'idle' }

/** Sends one .csv file at a time; choosing another, or leaving, ends the one under way. */
export function useCsvUpload() {
  const [upload, setUpload] = useState(IDLE)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    const { name: fileName, size } = file
    const { signal } = startAnew()
    const reason = csvFileProblem(file)
    if (reason) return setUpload({ stage: 'refused', fileName, reason })
    const onShare = (share: number) => setUpload({ stage: 'sending', fileName, share })
    onShare(0)
    try {
      const fileKey = await sendCsv(file, { signal, onShare })
      if (!signal.aborted) setUpload({ stage: 'sent', fileName, size, fileKey })
    } catch (error) {
      if (!signal.aborted) setUpload(refusedBy(error, file))
    }
  }

  function refusedBy(error: unknown, file: File): CsvUpload {
    const reason = error instanceof Error ? error.message : String(error)
    const sendAgain = isServiceAway(error) ? () => void send(file) : undefined
    return { stage: 'refused', fileName: file.name, reason, sendAgain }
  }

  function startAnew() {
    running.current?.abort()
    running.current = new AbortController()
    return running.current
  }

  return {
    upload,
    send,
    clear: () => {
      startAnew()
      setUpload(IDLE)
    },
  }
}
