import { Bell, Bookmark } from 'lucide-react'
import { Button } from '#web/platform/ui/Button.tsx'
import styles from './WatchButton.module.css'
import { useIsWatched, useWatching, type Watchable } from './watch-queries.ts'

type Props = { lot: Watchable; isSoldOut?: boolean | undefined }

/** Watching a lot from its own page; of one that is sold out one asks when it is back. */
export function WatchButton({ lot, isSoldOut }: Props) {
  const isWatched = useIsWatched(lot.id)
  const { watch, letGo } = useWatching()
  if (isWatched === undefined) return null
  const words = isSoldOut
    ? { off: 'Notify me when it’s back', on: 'We’ll notify you when it’s back' }
    : { off: 'Watch', on: 'Watching' }
  const Icon = isSoldOut ? Bell : Bookmark
  return (
    <Button
      size="small"
      aria-pressed={isWatched}
      className={styles['watch']}
      onClick={() => (isWatched ? letGo(lot) : watch(lot))}
    >
      <Icon />
      {isWatched ? words.on : words.off}
    </Button>
  )
}
