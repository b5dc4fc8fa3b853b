import * as api from '#market/insights/insight-api.ts'
import type { InsightUser } from '#market/insights/insight-records.ts'
import type { Sort, userColumns } from '#market/insights/insight-sorts.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { PersonPill } from '#web/people/PersonPill.tsx'
import { addressOf } from '#web/platform/http/address.ts'
import { useInsightCounts } from '../insight-queries.ts'
import { filterOf, openDetail } from '../insights-address.ts'
import { InsightList } from './InsightList.tsx'
import { bothWays } from './sort-asked.ts'
import { readScope, userScope } from '#market/insights/insight-scopes.ts'

type Props = { search: Search; party: 'buyer' | 'seller' }

const TITLES = { buyer: 'Buyers', seller: 'Sellers' }

export function PeopleSection({ search, party }: Props) {
  const name = `${party}s` as const
  const { data: all } = useInsightCounts()
  const counts = all?.[name]
  return (
    <InsightList
      search={search}
      name={name}
      title={TITLES[party]}
      count={quantityText(counts?.total_count)}
      figures={
        counts && [
          `${quantityText(counts.onboarded_count)} onboarded`,
          `${quantityText(counts.approved_count)} approved`,
          `${quantityText(counts.denied_count)} denied`,
        ]
      }
      read={api.listInsightUsers}
      scope={withParty(filterOf(search, name), party)}
      columns={columnsOf(search, party)}
      sorts={[
        { label: 'A-Z', sort: 'email_asc' },
        { label: 'Z-A', sort: 'email_desc' },
      ]}
      file={addressOf(api.downloadInsightUsers.path, {}, { scope: JSON.stringify({ party }) })}
    />
  )
}

const columnsOf = (
  search: Search,
  party: Props['party'],
): ListColumn<InsightUser, Sort<(typeof userColumns)[number]>>[] => [
  {
    head: 'Email',
    sorts: bothWays('email'),
    cell: ({ id, email }) => (
      <Link className="med" resetScroll={false} href={openDetail(search, { kind: 'user', id })}>
        {email}
      </Link>
    ),
  },
  {
    head: party === 'buyer' ? 'Buyer' : 'Seller',
    sorts: bothWays('name'),
    cell: (user) => user[`${party}_name`],
  },
  { head: 'Status', sorts: bothWays('status'), cell: (user) => <PersonPill person={user} /> },
  {
    head: 'Created',
    sorts: bothWays('created_at'),
    cell: (user) => <RelativeTime short at={user.created_at} />,
  },
]

/** The people of one side, filtered to what a plot shows. */
function withParty(scope: string | undefined, party: 'buyer' | 'seller') {
  try {
    return JSON.stringify({ ...readScope(userScope, scope), party })
  } catch {
    // The server explains what is wrong.
    return scope
  }
}
