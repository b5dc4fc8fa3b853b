import { useEffect } from 'react'
import { afterPaint } from '#web/platform/after-paint.ts'

/** As `laterDialog` makes it. */
type Part = { preload: () => Promise<unknown> }

/** Once the page is shown and the browser is idle, loads what only a press opens, one file after the other. */
export function usePreloadAfterPaint(parts: readonly Part[], isOffered = true) {
  useEffect(() => {
    if (isOffered) void preload(parts)
  }, [parts, isOffered])
}

async function preload(parts: readonly Part[]) {
  for (const part of parts) {
    await afterPaint()
    await part.preload()
  }
}
