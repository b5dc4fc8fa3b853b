import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { classes } from './classes.ts'
import { TimeLeft } from './times/TimeLeft.tsx'
import styles from './ActionStrip.module.css'

type Props = {
  until?: string | null | undefined
  /** One of a list of such cards: it stands out on the last day alone. */
  isListed?: boolean
  children: ReactNode
}

const DAY_MS = 86_400_000

/** The strip on top of a card: what the reader has to do, and the time that is left for it. */
export function ActionStrip({ until, isListed = false, children }: Props) {
  const now = useNow()
  const isCalm = isListed && until && new Date(until).getTime() - now.getTime() > DAY_MS
  return (
    <div className={classes(styles['strip'], isCalm && styles['calm'])}>
      {children}
      {until && (
        <span className={styles['left']}>
          <Clock className="i-14" />
          <TimeLeft until={until} />
        </span>
      )}
    </div>
  )
}
