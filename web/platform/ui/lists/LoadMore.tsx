import { useEffect, useEffectEvent, useRef } from 'react'
import { asLoading } from '../../page-parts.ts'
import { Button } from '../Button.tsx'

type Props = {
  /** There is another page. */
  more: boolean
  busy: boolean
  onMore: () => void
  label?: string | undefined
}

/** Asks for the next page near the end of the list; the button is for people who do not scroll. */
export function LoadMore({ more, busy, onMore, label = 'Show more' }: Props) {
  const mark = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  const waiting = more && !busy

  useEffect(() => {
    if (!waiting || !mark.current) return undefined
    const seen = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && ask(),
      { rootMargin: '600px' },
    )
    seen.observe(mark.current)
    return () => seen.disconnect()
  }, [waiting])

  if (!more) return null
  return (
    <div {...asLoading(busy)}>
      <div ref={mark} className="row" style={{ justifyContent: 'center', padding: 'var(--s-6) 0' }}>
        <Button busy={busy} onClick={onMore}>
          {label}
        </Button>
      </div>
    </div>
  )
}
