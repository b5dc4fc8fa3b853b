import { useParams } from '@tanstack/react-router'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { usePerson } from './people-queries.ts'
import { PersonCards } from './PersonCards.tsx'
import { personName } from './person-words.ts'

export function PersonPage() {
  const id = Number(useParams({ strict: false }).person_id)
  const { data, error, refetch } = usePerson(id)
  const person = data?.data
  const name = person ? personName(person) : 'Person'
  usePageTitle(name)
  const isAbsent = isCallError(error) && error.status === 404

  return (
    <main className="page">
      <Breadcrumbs trail={[{ label: 'People', href: paths.adminPeople() }]} here={name} />
      {isAbsent && <h1>Person not found</h1>}
      {error && !isAbsent && !person && (
        <LoadProblem message={error.message} onRetry={() => void refetch()} />
      )}
      {!person && !error && (
        <Loading label="Loading person">
          <SkeletonRows />
        </Loading>
      )}
      {person && <PersonCards person={person} />}
    </main>
  )
}
