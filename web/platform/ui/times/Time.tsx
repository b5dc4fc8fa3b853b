import { Fragment } from 'react'
import { useTakenOver } from '#web/platform/hooks/use-taken-over.ts'
import { exactTime } from '#web/platform/format/times.ts'

type Props = { at: string; children: string; className?: string | undefined }

/**
 * A moment in words, with the exact time on hover. A server that draws the page has another clock and time
 * zone, so the browser writes the time again after taking over. Where it may take two lines, it breaks between a
 * day and its hour, and within neither: only once it is taken over, as React forgives the server another text, but no other
 * elements.
 */
export function Time({ at, children, className }: Props) {
  const isTakenOver = useTakenOver()
  return (
    <time
      key={isTakenOver ? 'here' : 'elsewhere'}
      suppressHydrationWarning
      dateTime={at}
      onPointerEnter={({ currentTarget }) => (currentTarget.title = exactTime(new Date(at)))}
      className={className}
    >
      {isTakenOver ? <Parts of={children} /> : children}
    </time>
  )
}

const Parts = ({ of: words }: { of: string }) =>
  words.split(', ').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ', '}
      <span className="nowrap">{part}</span>
    </Fragment>
  ))
