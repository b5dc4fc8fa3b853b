import { Inbox, SearchX } from 'lucide-react'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { BeyondLastPage } from '#web/platform/ui/lists/BeyondLastPage.tsx'
import { addressOf, type QueueView } from './applications-address.ts'

type Props = { view: QueueView; totalPages: number }

const NONE: Record<QueueView['state'], { title: string; next: string }> = {
  waiting: {
    title: 'No applications are waiting',
    next: 'Every application is answered. New ones appear here as they come in.',
  },
  approved: {
    title: 'No approved applications yet',
    next: 'Applicants you approve appear here, with the link we emailed.',
  },
  denied: {
    title: 'No denied applications',
    next: 'Applicants you deny appear here, with the reason you gave.',
  },
}

export function EmptyQueue({ view, totalPages }: Props) {
  const { state, search, assigned, page } = view
  if (page > totalPages)
    return <BeyondLastPage icon={Inbox} lastHref={addressOf({ ...view, page: totalPages })} />
  if (search)
    return (
      <EmptyState
        icon={SearchX}
        title="No matches"
        actions={<ButtonLink href={addressOf({ state, assigned })}>Clear search</ButtonLink>}
      >
        No application here holds “{search}”. Names, companies and email addresses are searched.
      </EmptyState>
    )
  if (assigned !== 'all')
    return (
      <EmptyState
        icon={Inbox}
        title={
          assigned === 'mine' ? 'None of these are assigned to you' : 'All of these are assigned'
        }
        actions={<ButtonLink href={addressOf({ state })}>Show all</ButtonLink>}
      />
    )
  return (
    <EmptyState icon={Inbox} title={NONE[state].title}>
      {NONE[state].next}
    </EmptyState>
  )
}
