import { useEffect, useRef, useState } from 'react'
import { uploadProblem } from '#market/uploads/upload.ts'
import { isServiceAway } from '#web/platform/http/retry.ts'
import type { Upload } from './upload.ts'
import { useSendImage } from './upload-queries.ts'

const IDLE: Upload = { stage: 'idle' }

/** Sends one image at a time; choosing another, or leaving, ends the one under way. */
export function useUpload(onDone: (fileKey: string) => void) {
  const [upload, setUpload] = useState(IDLE)
  const running = useRef<AbortController>(undefined)
  const sendImage = useSendImage()
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    const fileName = file.name
    const { signal } = begin()
    const reason = uploadProblem('image', file)
    if (reason) return setUpload({ stage: 'refused', fileName, reason })
    const onShare = (share: number) => setUpload({ stage: 'sending', fileName, share })
    onShare(0)
    try {
      const fileKey = await sendImage(file, { signal, onShare })
      if (signal.aborted) return
      setUpload({ stage: 'done', fileName, fileKey })
      onDone(fileKey)
    } catch (error) {
      if (!signal.aborted) setUpload(refusedBy(error, file))
    }
  }

  function refusedBy(error: unknown, file: File): Upload {
    const reason = error instanceof Error ? error.message : String(error)
    const sendAgain = isServiceAway(error) ? () => void send(file) : undefined
    return { stage: 'refused', fileName: file.name, reason, sendAgain }
  }

  function begin() {
    running.current?.abort()
    running.current = new AbortController()
    return running.current
  }

  return {
    upload,
    send,
    clear: () => {
      begin()
      setUpload(IDLE)
    },
  }
}
