import type { KeyboardEvent, Ref } from 'react'
import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { addressOf, type QueueView } from './applications-address.ts'
import { QueueItem } from './QueueItem.tsx'
import styles from './QueueList.module.css'

type Props = {
  ref: Ref<HTMLUListElement>
  view: QueueView
  applications: readonly ApplicationRecord[]
  shown: ApplicationRecord | undefined
  onMove: (by: number) => void
}

const ARROWS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

export function QueueList({ ref, view, applications, shown, onMove }: Props) {
  function follow(event: KeyboardEvent) {
    const by = ARROWS[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <Card aria-label="Queue" className={styles['card']}>
      <p className={styles['order']}>
        {view.state === 'waiting' ? 'Oldest first' : 'Newest decision first'}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it take the keys */}
      <ul ref={ref} onKeyDown={follow}>
        {applications.map((application) => (
          <QueueItem
            key={application.id}
            application={application}
            href={addressOf({ ...view, application: application.id })}
            isShown={application === shown}
          />
        ))}
      </ul>
    </Card>
  )
}
