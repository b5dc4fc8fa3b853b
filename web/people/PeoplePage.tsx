import { useLocation } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { useMemo } from 'react'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { addressOf, viewOfAddress } from './people-address.ts'
import { peopleColumns } from './people-columns.tsx'
import { usePeople } from './people-queries.ts'
import { PeopleFilters } from './PeopleFilters.tsx'
import { peopleCount } from './person-words.ts'

/** Every account, for staff. */
export function PeoplePage() {
  usePageTitle('People')
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const { data: people, error, refetch } = usePeople(view)

  return (
    <main className="page">
      <PageHead
        title="People"
        summary={people && <output className="tnum">{peopleCount(people.meta.total_count)}</output>}
      />
      <PeopleFilters view={view} />
      {error && !people && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!people && !error && (
        <Loading label="Loading people">
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {people?.data.length === 0 && (
        <EmptyState
          icon={UserRoundX}
          title="Nobody here matches"
          actions={<ButtonLink href={addressOf({})}>Show everybody</ButtonLink>}
        >
          Names, e-mail addresses and companies are searched.
        </EmptyState>
      )}
      {people && people.data.length > 0 && (
        <div className="col g4">
          <Card>
            <Table
              caption="People"
              columns={peopleColumns}
              rows={people.data}
              rowKey={({ id }) => id}
            />
          </Card>
          <Pagination
            page={view.page}
            totalPages={people.meta.total_pages}
            hrefOf={(page) => addressOf({ ...view, page })}
          />
        </div>
      )}
    </main>
  )
}
