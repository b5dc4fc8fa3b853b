import type { Assigned, inboxList } from '#market/today/inbox-list.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { SnoozeMenu } from './SnoozeMenu.tsx'

const KINDS: Record<Assigned['kind'], string> = {
  order: 'Order',
  application: 'Application',
  person: 'Person',
}

function hrefOf({ kind, name, subject_id: id }: Assigned) {
  if (kind === 'order') return paths.adminOrders({ order: name })
  return kind === 'person' ? paths.adminPerson(id) : paths.adminApplications({ application: id })
}

export const inboxColumns: readonly ListColumn<Assigned, keyof typeof inboxList.sorts>[] = [
  {
    head: 'What',
    cell: (assigned) => <Link href={hrefOf(assigned)}>{assigned.name}</Link>,
  },
  { head: 'Kind', cell: ({ kind }) => KINDS[kind] },
  {
    head: 'Assigned by',
    cell: ({ assigned_by: name, by_reader: isReader }) => (isReader ? 'you' : name),
  },
  {
    head: 'Assigned',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ assigned_at: at }) => <RelativeTime short at={at} />,
  },
  {
    head: 'Snoozed until',
    cell: ({ snoozed_until: until }) => until && <DateTime at={until} />,
  },
  { head: 'Actions', cell: (assigned) => <SnoozeMenu assigned={assigned} /> },
]
