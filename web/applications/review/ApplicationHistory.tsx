import { compareInstants } from '#market/compare-instants.ts'
import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { Timeline, type TimelineEntry } from '#web/platform/ui/Timeline.tsx'

type Props = { application: ApplicationRecord }

/** What became of an application, newest first. */
export function ApplicationHistory({ application }: Props) {
  const { submitted_at, decided_at, decided_by, link_sent_at, state, reason } = application
  const entries: TimelineEntry[] = [
    { key: 'received', at: submitted_at, content: <b>Application received</b> },
  ]
  if (decided_at && state !== 'waiting')
    entries.push({
      key: 'decided',
      at: decided_at,
      tone: state === 'denied' ? 'problem' : 'mine',
      content: (
        <>
          <b>{state === 'approved' ? 'Approved' : 'Denied'}</b>
          {decided_by && ` by ${decided_by}`}
          {reason && <>: “{reason}”</>}
        </>
      ),
    })
  if (link_sent_at)
    entries.push({ key: 'link', at: link_sent_at, content: <b>Sign-in link sent</b> })
  return <Timeline entries={entries.toSorted((a, b) => compareInstants(b.at, a.at))} />
}
