import { userStatuses } from '#market/accounts/user-status.ts'
import { peopleParties } from '#market/people/people-api.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { FilterBar } from '#web/platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { AssignedFilterSelect } from '#web/staff-notes/AssignedFilterSelect.tsx'
import { addressOf, type PeopleView } from './people-address.ts'
import { partyWords, statusWords } from './person-words.ts'

type Props = { view: PeopleView }

export function PeopleFilters({ view }: Props) {
  const showAt = useShowAt()
  const show = (change: Partial<PeopleView>) => showAt(addressOf({ ...view, page: 1, ...change }))
  return (
    <FilterBar
      label="Search people"
      placeholder="Name, e-mail, company"
      value={view.search}
      onSearch={(search) => show({ search })}
    >
      <FilterSelect
        label="Role"
        value={view.party}
        choices={[
          ['all', 'All roles'],
          ...peopleParties.map((party) => [party, partyWords[party]] as const),
        ]}
        onChoose={(party) => show({ party })}
      />
      <FilterSelect
        label="Status"
        value={view.status}
        choices={[
          ['all', 'All statuses'],
          ...userStatuses.map((status) => [status, statusWords[status].label] as const),
        ]}
        onChoose={(status) => show({ status })}
      />
      <AssignedFilterSelect value={view.assigned} onChoose={(assigned) => show({ assigned })} />
    </FilterBar>
  )
}
