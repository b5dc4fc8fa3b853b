import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { openBarcodeReader } from './barcode-reader.ts'
import { scansOnce } from './scans-once.ts'

const PAUSE_MS = 120

/** Reads the barcodes in a video again and again, each once while it is in view. Answers whether they can be read at all. */
export function useScanning(
  video: RefObject<HTMLVideoElement | null>,
  isRunning: boolean,
  onCode: (code: string) => void,
) {
  const [hasFailed, setFailed] = useState(false)
  const report = useEffectEvent(onCode)

  useEffect(() => {
    if (!isRunning) return undefined
    const over = new AbortController()
    void readAll(video, over.signal, (code) => report(code)).catch(() => {
      if (!over.signal.aborted) setFailed(true)
    })
    return () => over.abort()
  }, [video, isRunning])
  return !hasFailed
}

async function readAll(
  video: RefObject<HTMLVideoElement | null>,
  over: AbortSignal,
  onCode: (code: string) => void,
) {
  const reader = await openBarcodeReader()
  if (over.aborted) return reader.close()
  over.addEventListener('abort', reader.close, { once: true })
  const counts = scansOnce()
  while (!over.aborted) {
    const codes = video.current ? await reader.read(video.current) : []
    if (over.aborted) return
    for (const code of counts(codes, performance.now())) onCode(code)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
