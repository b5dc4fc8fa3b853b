import { useEffect, useRef, useState } from 'react'
import { isServiceAway } from '#web/platform/http/retry.ts'
import type { Upload } from './upload.ts'

type Sending = { signal: AbortSignal; onShare: (share: number) => void }

/** What may be sent, and how; the answer is the key of what was stored. */
export type UploadWay = {
  problemOf: (file: File) => string | undefined
  sendFile: (file: File, sending: Sending) => Promise<string>
}

const IDLE: Upload = { stage: 'idle' }

/**
 * Sends files side by side, each for a place of its own; choosing another for the same place, or
 * leaving, ends the one under way.
 */
export function useUploads(
  { problemOf, sendFile }: UploadWay,
  onSent: (place: string, fileKey: string) => void,
) {
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({})
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => all.forEach((sending) => sending.abort())
  }, [])

  const tell = (place: string, upload: Upload) =>
    setUploads((others) => ({ ...others, [place]: upload }))

  async function send(place: string, file: File) {
    const { name: fileName, size } = file
    const { signal } = begin(place)
    const reason = problemOf(file)
    if (reason) return tell(place, { stage: 'refused', fileName, reason })
    const onShare = (share: number) => tell(place, { stage: 'sending', fileName, share })
    onShare(0)
    try {
      const fileKey = await sendFile(file, { signal, onShare })
      if (signal.aborted) return
      tell(place, { stage: 'sent', fileName, size, fileKey })
      onSent(place, fileKey)
    } catch (error) {
      if (!signal.aborted) tell(place, refusedBy(error, place, file))
    }
  }

  function refusedBy(error: unknown, place: string, file: File): Upload {
    const reason = error instanceof Error ? error.message : String(error)
    const sendAgain = isServiceAway(error) ? () => void send(place, file) : undefined
    return { stage: 'refused', fileName: file.name, reason, sendAgain }
  }

  function begin(place: string) {
    running.current.get(place)?.abort()
    const sending = new AbortController()
    running.current.set(place, sending)
    return sending
  }

  return {
    uploadOf: (place: string) => uploads[place] ?? IDLE,
    send,
    clear: (place: string) => {
      begin(place)
      tell(place, IDLE)
    },
  }
}
