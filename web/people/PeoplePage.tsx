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
      title: 'Nobody here matches',
      detail: 'Names, e-mail addresses and companies are searched.',
      all: 'Show everybody',
    }}
  />
)
