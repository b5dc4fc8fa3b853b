import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { readToday } from '#market/today/today-api.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { TimeLeft } from '#web/platform/ui/times/TimeLeft.tsx'
import { todayKey } from './today-key.ts'
import { todayWords } from './today-words.ts'
import styles from './TodayPart.module.css'

/** Polled because time changes it: answers become late, deadlines approach. */
const ANEW_MS = 60_000

/** What needs somebody of staff today, each with the way to it. */
export function TodayPart() {
  const {
    data: due,
    error,
    refetch,
  } = useQuery({
    queryKey: todayKey,
    ...queryOf(readToday),
    select: ({ data }) => data,
    refetchInterval: ANEW_MS,
  })
  return (
    <section aria-label="Today" className={styles['today']}>
      {error && !due && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!due && !error && (
        <Loading label="Loading what needs your attention today">
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {due?.length === 0 && <p className="soft">Nothing needs your attention today.</p>}
      {due && due.length > 0 && (
        <Card>
          <ul className={styles['list']}>
            {due.map(({ kind, count, at }) => {
              const { title, time, href } = todayWords({ kind, count })
              return (
                <li key={kind}>
                  <Link href={href} className={styles['row']}>
                    <span className={styles['words']}>
                      <b>{title}</b>{' '}
                      {at && (
                        <span className="t13 soft">
                          {time}{' '}
                          {kind === 'payment_due' || kind === 'disputed' ? (
                            <TimeLeft until={at} />
                          ) : (
                            <RelativeTime at={at} />
                          )}
                        </span>
                      )}
                    </span>
                    <ArrowRight className="i-14" />
                  </Link>
                </li>
              )
            })}
          </ul>
        </Card>
      )}
    </section>
  )
}
