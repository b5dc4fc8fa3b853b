import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { actAgain, stopNoting } from './act-again.ts'
import { pageIsHere } from './page-is-here.ts'

type Props = { place: HTMLElement; onTakenOver: () => void; children: ReactNode }

/** From here on the app answers. The mark of the drawn page goes once the page itself does: React takes its part over later. */
export function TakenOver({ place, onTakenOver, children }: Props) {
  const tell = useEffectEvent(onTakenOver)
  useEffect(() => {
    const acts = stopNoting()
    void pageIsHere.then(() =>
      whenIdle(() => {
        place.removeAttribute('data-page')
        void actAgain(acts)
        tell()
      }),
    )
  }, [place])
  return children
}

const LATEST_MS = 500

function whenIdle(act: () => void) {
  // Not in every browser.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: LATEST_MS })
  else setTimeout(act)
}
