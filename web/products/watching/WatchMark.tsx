import { Bookmark } from 'lucide-react'
import { classes } from '#web/platform/ui/classes.ts'
import { useIsWatched, useWatching, type Watchable } from './watch-queries.ts'
import styles from './WatchMark.module.css'

type Props = { lot: Watchable; className?: string | undefined }

/** The bookmark on a card, for buyers: pressed while they watch the lot. */
export function WatchMark({ lot, className }: Props) {
  const isWatched = useIsWatched(lot.id)
  const { watch, letGo } = useWatching()
  if (isWatched === undefined) return null
  return (
    <button
      type="button"
      aria-label={`Watch ${lot.name}`}
      title={
        isWatched ? 'Watching' : 'Watch: get notified when it’s back, drops in price or is removed'
      }
      aria-pressed={isWatched}
      className={classes(styles['mark'], className)}
      onClick={() => (isWatched ? letGo(lot) : watch(lot))}
    >
      <Bookmark />
    </button>
  )
}
