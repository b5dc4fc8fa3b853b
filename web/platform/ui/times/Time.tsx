import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { exactTime } from '#web/platform/format/times.ts'

type Props = { at: string; children: ReactNode; className?: string | undefined }

/**
 * A moment in words, with the exact time on hover. A server that draws the page has another clock and time
 * zone, so the browser writes the time again after taking over.
 */
export function Time({ at, children, className }: Props) {
  const isTakenOver = useHydrated()
  return (
    <time
      key={isTakenOver ? 'here' : 'elsewhere'}
      suppressHydrationWarning
      dateTime={at}
      title={exactTime(new Date(at))}
      className={className}
    >
      {children}
    </time>
  )
}
