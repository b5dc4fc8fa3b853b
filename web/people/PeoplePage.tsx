import { UserRoundX } from 'lucide-react'
import { peopleList } from '#market/people/people-list.ts'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { peopleColumns } from './people-columns.tsx'
import { peopleCount } from './person-words.ts'

/** Every account, for staff. */
export const PeoplePage = () => (
  <ListPage
    list={peopleList}
    title="People"
    summary={peopleCount}
    columns={peopleColumns}
    empty={{
      icon: UserRoundX,
      title: 'No people match',
      detail: 'Search looks at names, email addresses and companies.',
      all: 'Show everyone',
    }}
  />
)
