import { useEffect } from 'react'
import { afterPaint } from '#web/platform/after-paint.ts'
import { onFirstMove } from '#web/platform/on-first-move.ts'

/** As `laterDialog` makes it. */
type Part = { preload: () => Promise<unknown> }

/**
 * Loads what only a press opens once somebody moves, types or touches anything, one file after the other while the
 * browser is idle: a page that nobody touches does without. Who has pressed something before needs no other move, as
 * the next touch of a phone may be the press.
 */
export function usePreloadOnFirstMove(parts: readonly Part[], isOffered = true) {
  useEffect(() => {
    if (!isOffered) return undefined
    if (!navigator.userActivation.hasBeenActive) return onFirstMove(() => void preload(parts))
    void preload(parts)
    return undefined
  }, [parts, isOffered])
}

async function preload(parts: readonly Part[]) {
  for (const part of parts) {
    await afterPaint()
    await part.preload()
  }
}
