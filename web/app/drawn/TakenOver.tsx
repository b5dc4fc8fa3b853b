import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { countPartsAlone } from '#web/platform/page-parts.ts'
import { endTakeOver } from '#web/platform/take-over.ts'
import { actAgain, stopNoting } from './act-again.ts'
import { pageIsHere } from './page-is-here.ts'

type Props = { place: HTMLElement; onTakenOver: () => void; children: ReactNode }

/** From here on the app answers. The mark of the drawn page goes once the page itself does: React takes its part over later. */
export function TakenOver({ place, onTakenOver, children }: Props) {
  const tell = useEffectEvent(onTakenOver)
  useEffect(() => {
    void Promise.race([pageIsHere, pause(PATIENCE_MS)]).then(() =>
      whenIdle(() => {
        place.removeAttribute('data-page')
        endTakeOver()
        countPartsAlone()
        void actAgain(stopNoting())
        tell()
      }),
    )
  }, [place])
  return children
}

// If a page's screen never loads, the frame around it must not wait endlessly.
const PATIENCE_MS = 10_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** React takes parts of the page over one after the other, and leaves no idle moment in between. */
function whenIdle(act: () => void) {
  // Not in every browser.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: PATIENCE_MS })
  else setTimeout(act, 300)
}
