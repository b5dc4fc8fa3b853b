import * as api from '#market/insights/insight-api.ts'
import type { InsightUser } from '#market/insights/insight-records.ts'
import { userColumns } from '#market/insights/insight-sorts.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import type { Search } from '#web/platform/navigation/search-params.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { PersonPill } from '#web/people/PersonPill.tsx'
import { addressOf } from '#web/platform/http/address.ts'
import { useInsightCounts, useInsightList } from '../insight-queries.ts'
import { filterOf, openDetail, sectionOf } from '../insights-address.ts'
import { ListBody } from './ListBody.tsx'
import { Section } from './Section.tsx'
import { useSectionSort } from './use-section-sort.ts'
import { readScope, userScope } from '#market/insights/insight-scopes.ts'

type Props = { search: Search; party: 'buyer' | 'seller' }
type Sorting = ReturnType<typeof useSectionSort<(typeof userColumns)[number]>>

const TITLES = { buyer: 'Buyers', seller: 'Sellers' }

export function PeopleSection({ search, party }: Props) {
  const { data: all } = useInsightCounts()
  const counts = all?.[`${party}s`]
  const sorting = useSectionSort(search, {
    name: `${party}s`,
    columns: userColumns,
    usual: 'email_asc',
  })
  return (
    <Section
      search={search}
      name={`${party}s`}
      title={TITLES[party]}
      count={quantityText(counts?.total_count)}
      figures={
        counts && [
          `${quantityText(counts.onboarded_count)} onboarded`,
          `${quantityText(counts.approved_count)} approved`,
          `${quantityText(counts.denied_count)} denied`,
        ]
      }
      sort={sorting.sort}
      sorts={[
        { label: 'A-Z', sort: 'email_asc' },
        { label: 'Z-A', sort: 'email_desc' },
      ]}
      file={addressOf(api.downloadInsightUsers.path, {}, { scope: JSON.stringify({ party }) })}
    >
      <People search={search} party={party} {...sorting} />
    </Section>
  )
}

function People({ search, party, sort, by }: Props & Sorting) {
  const name = `${party}s` as const
  const { page, search: text } = sectionOf(search, name)
  const scope = withParty(filterOf(search, name), party)
  const people = useInsightList(api.listInsightUsers, {
    page,
    per_page: api.INSIGHTS_PER_PAGE,
    search: text,
    sort,
    scope,
  })
  return (
    <ListBody
      search={search}
      name={name}
      title={TITLES[party]}
      list={people.data}
      problem={people.error}
      onRetry={() => void people.refetch()}
      columns={columnsOf(search, party, by)}
      rowKey={({ id }) => id}
    />
  )
}

const columnsOf = (
  search: Search,
  party: Props['party'],
  by: Sorting['by'],
): Column<InsightUser>[] => [
  {
    head: 'E-mail',
    sort: by('email'),
    cell: ({ id, email }) => (
      <Link className="med" resetScroll={false} href={openDetail(search, { kind: 'user', id })}>
        {email}
      </Link>
    ),
  },
  {
    head: party === 'buyer' ? 'Buyer' : 'Seller',
    sort: by('name'),
    cell: (user) => user[`${party}_name`],
  },
  { head: 'Status', sort: by('status'), cell: (user) => <PersonPill person={user} /> },
  {
    head: 'Created',
    sort: by('created_at'),
    cell: (user) => <RelativeTime at={user.created_at} />,
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
