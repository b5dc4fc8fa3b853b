import { useEffect, type ReactNode } from 'react'
import { actAgain, stopNoting } from './act-again.ts'

type Props = { place: HTMLElement; children: ReactNode }

/** From here on the app answers; what stands behind a boundary of its own, as the keys of members, a moment later. */
export function TakenOver({ place, children }: Props) {
  useEffect(() => {
    const acts = stopNoting()
    whenIdle(() => {
      place.removeAttribute('data-page')
      void actAgain(acts)
    })
  }, [place])
  return children
}

const LATEST_MS = 500

function whenIdle(act: () => void) {
  // Not in every browser.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: LATEST_MS })
  else setTimeout(act)
}
