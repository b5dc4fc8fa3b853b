import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './Shelf.module.css'

/** So much of what is in view goes by at a press. */
const STEP = 0.8

type Props = {
  title: string
  /** Where all of it is. */
  all?: string | undefined
  children: ReactNode
}

/** One row to move sideways: by touch, wheel, arrow keys, Tab, or its buttons. */
export function Shelf({ title, all, children }: Props) {
  const heading = useId()
  const row = useRef<HTMLUListElement>(null)
  const isLong = useIsLong(row)

  const move = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * STEP, behavior: 'smooth' })

  return (
    <section className={styles['shelf']} aria-labelledby={heading}>
      <div className={classes('row', styles['head'])}>
        <h2 id={heading} className="t16 semi">
          {title}
        </h2>
        {all && (
          <Link className="t13" href={all} aria-label={`See all ${title}`}>
            See all
          </Link>
        )}
        {isLong && (
          <span className="row push hide-m">
            <IconButton look="small" label={`${title}: previous`} onClick={() => move(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton look="small" label={`${title}: next`} onClick={() => move(1)}>
              <ChevronRight />
            </IconButton>
          </span>
        )}
      </div>
      <ul ref={row} className={styles['row']} aria-labelledby={heading}>
        {children}
      </ul>
    </section>
  )
}

/** Whether there is more than what is in view. */
function useIsLong(row: RefObject<HTMLElement | null>) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const { current } = row
    if (!current) return undefined
    const watcher = new ResizeObserver(() => setLong(current.scrollWidth > current.clientWidth))
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [row])
  return isLong
}
