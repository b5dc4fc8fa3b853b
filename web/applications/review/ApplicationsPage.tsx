import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { assignedChoice } from '#market/staff-notes/assignment.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { SearchBox } from '#web/platform/ui/fields/SearchBox.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { useApplications } from './review-queries.ts'
import { addressOf, type QueueView, viewOfAddress } from './applications-address.ts'
import { EmptyQueue } from './EmptyQueue.tsx'
import { Queue } from './Queue.tsx'
import { QueueSkeleton } from './QueueSkeleton.tsx'
import { type QueueMeta, queueSummary } from './application-words.ts'
import styles from './ApplicationsPage.module.css'
import { Tabs } from '#web/platform/ui/Tabs.tsx'

export function ApplicationsPage() {
  usePageTitle('Applications')
  const router = useRouter()
  const showAt = useShowAt()
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const { data, error, isPlaceholderData, refetch } = useApplications(view)
  const queue = isPlaceholderData ? undefined : data

  const { state, assigned } = view
  const find = (text: string) =>
    void router.navigate({ href: addressOf({ state, assigned, search: text }), replace: true })

  return (
    <main className="page">
      <PageHead title="Applications" summary={data && queueSummary(data.meta)}>
        <div className="row wrap">
          <SearchBox
            label="Search applications"
            value={view.search}
            onSearch={find}
            className={styles['search']}
          />
          <FilterSelect
            label={assignedChoice.label}
            value={assigned}
            choices={assignedChoice.choices}
            onChoose={(chosen) =>
              showAt(addressOf({ state, search: view.search, assigned: chosen }))
            }
          />
        </div>
      </PageHead>
      <ApplicationTabs view={view} meta={data?.meta} />
      {error && !queue && (
        <div className={styles['problem']}>
          <LoadProblem message={error.message} onRetry={() => void refetch()} />
        </div>
      )}
      {!queue && !error && <QueueSkeleton />}
      {queue?.data.length === 0 && <EmptyQueue view={view} totalPages={queue.meta.total_pages} />}
      {queue && queue.data.length > 0 && (
        <Queue view={view} applications={queue.data} totalPages={queue.meta.total_pages} />
      )}
    </main>
  )
}

type Props = { view: QueueView; meta: QueueMeta | undefined }

function ApplicationTabs({ view: { state, search, assigned }, meta }: Props) {
  const tab = (label: string, of: QueueView['state'], count: number | undefined) => ({
    label,
    href: addressOf({ state: of, search, assigned }),
    current: of === state,
    count,
    tone: of === 'waiting' && meta && meta.waiting_count > 0 ? ('amber' as const) : undefined,
  })
  return (
    <Tabs
      label="Applications"
      tabs={[
        tab('Waiting', 'waiting', meta?.waiting_count),
        tab('Approved', 'approved', meta?.approved_count),
        tab('Denied', 'denied', meta?.denied_count),
      ]}
    />
  )
}
