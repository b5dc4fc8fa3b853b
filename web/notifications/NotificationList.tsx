import { BellOff } from 'lucide-react'
import type { Notification } from '#market/notifications/notification.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { useNow } from '#web/platform/hooks/use-now.ts'
import styles from './NotificationList.module.css'
import { NotificationRow } from './NotificationRow.tsx'
import { toldOnce, groupByDay } from './notification-list.ts'
import { useNotifications } from './notification-queries.ts'

type Props = { onOpen: (notification: Notification) => void }

export function NotificationList({ onOpen }: Props) {
  const told = useNotifications()
  const now = useNow()

  if (told.error && !told.data)
    return (
      <div className={styles['note']}>
        <Banner tone="red">{told.error.message}</Banner>
      </div>
    )
  if (!told.data)
    return (
      <Loading className={styles['note']}>
        <SkeletonRows rows={4} />
      </Loading>
    )
  const groups = groupByDay(toldOnce(told.data.pages), now)
  if (groups.length === 0)
    return (
      <EmptyState icon={BellOff} title="Nothing new">
        Updates on your offers, counters and orders appear here.
      </EmptyState>
    )
  return (
    <>
      {groups.map(({ name, notifications }) => (
        <section key={name} aria-label={name}>
          <h3 className={styles['day']}>{name}</h3>
          <ul>
            {notifications.map((each) => (
              <NotificationRow key={each.id} notification={each} onOpen={() => onOpen(each)} />
            ))}
          </ul>
        </section>
      ))}
      <LoadMore
        more={told.hasNextPage}
        busy={told.isFetchingNextPage}
        onMore={() => void told.fetchNextPage()}
      />
    </>
  )
}
