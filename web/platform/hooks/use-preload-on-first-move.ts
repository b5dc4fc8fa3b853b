import { useEffect } from 'react'
import { afterPaint } from '#web/platform/after-paint.ts'
import { onFirstMove } from '#web/platform/on-first-move.ts'

/** As `laterDialog` makes it. */
type Part = { preload: () => Promise<unknown> }

/**
 * Loads what only a press opens once somebody moves, types or touches anything, one file after the other while the
 * browser is idle: who only reads, or is led elsewhere, does without.
 */
export function usePreloadOnFirstMove(parts: readonly Part[], isOffered = true) {
  useEffect(
    () => (isOffered ? onFirstMove(() => void preload(parts)) : undefined),
    [parts, isOffered],
  )
}

async function preload(parts: readonly Part[]) {
  for (const part of parts) {
    await afterPaint()
    await part.preload()
  }
}
