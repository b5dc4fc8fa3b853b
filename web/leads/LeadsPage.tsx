import { Contact } from 'lucide-react'
import { useState } from 'react'
import { exportLeads } from '#market/leads/lead-api.ts'
import { leadFilters, leadsList } from '#market/leads/leads-list.ts'
import { ExportList } from '#web/platform/lists/ExportList.tsx'
import { ListPage, type ShownOf } from '#web/platform/lists/ListPage.tsx'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { LeadActs } from './LeadActs.tsx'
import { LeadDialogs, type Opened } from './LeadDialogs.tsx'
import { leadTableColumns } from './lead-table-columns.tsx'
import { leadsSummary } from './lead-words.ts'

/** The directory of leads, for administrators. */
export function LeadsPage() {
  const [opened, setOpened] = useState<Opened>()
  return (
    <>
      <ListPage
        list={leadsList}
        title="Leads"
        summary={leadsSummary}
        renderExport={(view) => (
          // A file of leads has no order to choose.
          <ExportList file={exportLeads} view={leadFilters.parse(view)} of="Leads" />
        )}
        tools={<LeadActs onOpen={setOpened} />}
        above={WaitingSubscribers}
        columns={leadTableColumns({
          onEdit: (lead) => setOpened({ form: lead }),
          onDelete: (lead) => setOpened({ deletion: lead }),
        })}
        empty={{
          icon: Contact,
          title: 'No leads match',
          all: 'Show all leads',
          whole: <NoLeads onAdd={() => setOpened({ form: 'new' })} />,
        }}
      />
      <LeadDialogs opened={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function WaitingSubscribers({ answer }: ShownOf<typeof leadsList>) {
  const waiting = answer?.meta.waiting_count ?? 0
  if (waiting === 0) return null
  return (
    <Banner tone="amber">
      {waiting === 1
        ? '1 subscriber is waiting: no matching leads left.'
        : `${waiting} subscribers are waiting: no matching leads left.`}
    </Banner>
  )
}

type Props = { onAdd: () => void }

function NoLeads({ onAdd }: Props) {
  return (
    <EmptyState
      icon={Contact}
      title="No leads yet"
      actions={
        <Button kind="primary" onClick={onAdd}>
          Add your first lead
        </Button>
      }
    >
      Add contacts who agreed to hear from sellers, or import them from a .csv file.
    </EmptyState>
  )
}
