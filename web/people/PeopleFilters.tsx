import { useRouter } from '@tanstack/react-router'
import { userStatuses } from '#market/accounts/user-status.ts'
import { peopleParties } from '#market/people/people-api.ts'
import { SearchBox } from '#web/platform/ui/SearchBox.tsx'
import { Select } from '#web/platform/ui/Select.tsx'
import { addressOf, type PeopleView } from './people-address.ts'
import { partyWords, statusWords } from './person-words.ts'
import styles from './People.module.css'

type Props = { view: PeopleView }

export function PeopleFilters({ view }: Props) {
  const router = useRouter()
  const show = (change: Partial<PeopleView>) =>
    void router.navigate({
      href: addressOf({ ...view, page: 1, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={styles['filters']}>
      <SearchBox
        slash
        label="Search people"
        placeholder="Name, e-mail, company"
        value={view.search}
        onSearch={(search) => show({ search })}
        className={styles['search']}
      />
      <Select
        plain
        aria-label="Role"
        value={view.party}
        onChange={({ currentTarget: { value } }) =>
          show({ party: peopleParties.find((party) => party === value) ?? 'all' })
        }
      >
        <option value="all">All roles</option>
        {peopleParties.map((party) => (
          <option key={party} value={party}>
            {partyWords[party]}
          </option>
        ))}
      </Select>
      <Select
        plain
        aria-label="Status"
        value={view.status}
        onChange={({ currentTarget: { value } }) =>
          show({ status: userStatuses.find((status) => status === value) ?? 'all' })
        }
      >
        <option value="all">All statuses</option>
        {userStatuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status].label}
          </option>
        ))}
      </Select>
    </div>
  )
}
