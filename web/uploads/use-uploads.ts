import { useEffect, useRef, useState } from 'react'
import { uploadProblem } from '#market/uploads/upload.ts'
import { isServiceAway } from '#web/platform/http/retry.ts'
import type { Upload } from './upload.ts'
import { useSendImage } from './upload-queries.ts'

const IDLE: Upload = { stage: 'idle' }

/**
 * Sends images side by side, each for a place of its own; choosing another for the same place, or
 * leaving, ends the one under way.
 */
export function useUploads(onDone: (place: string, fileKey: string) => void) {
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({})
  const running = useRef(new Map<string, AbortController>())
  const sendImage = useSendImage()
  useEffect(() => {
    const all = running.current
    return () => all.forEach((sending) => sending.abort())
  }, [])

  const tell = (place: string, upload: Upload) =>
    setUploads((others) => ({ ...others, [place]: upload }))

  async function send(place: string, file: File) {
    const fileName = file.name
    const { signal } = begin(place)
    const reason = uploadProblem('image', file)
    if (reason) return tell(place, { stage: 'refused', fileName, reason })
    const onShare = (share: number) => tell(place, { stage: 'sending', fileName, share })
    onShare(0)
    try {
      const fileKey = await sendImage(file, { signal, onShare })
      if (signal.aborted) return
      tell(place, { stage: 'done', fileName, fileKey })
      onDone(place, fileKey)
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
