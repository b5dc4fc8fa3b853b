import { useRef, useState } from 'react'
import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { addressOf, type QueueView } from './applications-address.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { DenyDialog } from './DenyDialog.tsx'
import { isOnePane } from './one-pane.ts'
import styles from './Queue.module.css'
import { QueueList } from './QueueList.tsx'
import { usePageKeys } from '#web/platform/keyboard/use-page-keys.ts'

type Props = {
  view: QueueView
  applications: readonly ApplicationRecord[]
  totalPages: number
}
type Decision = 'approve' | 'deny'
const OUTCOMES = { approve: 'approved', deny: 'denied' } as const
const KEYS = [
  { key: 'j', does: 'Next application' },
  { key: 'k', does: 'Previous application' },
  { key: 'a', does: 'Approve it' },
  { key: 'd', does: 'Deny it' },
]

/** The list next to the answers of one application. On narrow screens, one of the two. */
export function Queue({ view, applications, totalPages }: Props) {
  const showAt = useShowAt()
  const list = useRef<HTMLUListElement>(null)
  // Kept as it was when the dialog opened, while the queue changes.
  const [deciding, setDeciding] = useState<{ it: ApplicationRecord; by: Decision }>()

  const named = applications.find(({ id }) => id === view.application)
  const shown = named ?? applications[0]
  const at = shown ? applications.indexOf(shown) : -1

  const show = (application: ApplicationRecord | undefined) =>
    showAt(addressOf({ ...view, application: application?.id }))

  function move(by: number) {
    const next = applications[at + by]
    if (!next) return
    show(next)
    list.current?.querySelectorAll('a')[at + by]?.focus()
  }
  const decide = (by: Decision) =>
    shown && shown.state !== OUTCOMES[by] && setDeciding({ it: shown, by })
  const goOn = () => show(isOnePane() ? undefined : (applications[at + 1] ?? applications[at - 1]))

  usePageKeys(KEYS, (key) => {
    if (key === 'j') move(1)
    else if (key === 'k') move(-1)
    else decide(key === 'a' ? 'approve' : 'deny')
  })
  const dialog = {
    onClose: () => setDeciding(undefined),
    onDecided: goOn,
  }
  return (
    <div className={classes(styles['queue'], named && styles['opened'])}>
      <div className={styles['list']}>
        <QueueList ref={list} view={view} applications={applications} shown={shown} onMove={move} />
        <Pagination
          page={view.page}
          totalPages={totalPages}
          hrefOf={(page) => addressOf({ ...view, page, application: undefined })}
        />
      </div>
      {shown && (
        <ApplicationCard
          application={shown}
          listHref={addressOf({ ...view, application: undefined })}
          isOpened={shown === named}
          onApprove={() => decide('approve')}
          onDeny={() => decide('deny')}
        />
      )}
      {deciding?.by === 'approve' && <ApproveDialog application={deciding.it} {...dialog} />}
      {deciding?.by === 'deny' && <DenyDialog application={deciding.it} {...dialog} />}
    </div>
  )
}
