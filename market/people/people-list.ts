import { userStatuses, userStatusWords } from '#market/accounts/user-status.ts'
import { choice } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import { assignedChoice } from '#market/staff-notes/assignment.ts'
import { peopleParties, person } from './people-api.ts'
import { partyWords } from './party-words.ts'

/** Everybody who has an account, for staff. */
export const peopleList = list({
  name: 'people',
  page: '/admin/people',
  call: 'listPeople',
  summary: 'Everyone with an account, newest first',
  policy: 'staff_verified',
  row: person,
  perPage: 50,
  search: 'Name, email, company',
  filters: {
    party: choice({ label: 'Role', values: peopleParties, words: partyWords, all: 'All roles' }),
    status: choice({
      label: 'Status',
      values: userStatuses,
      words: userStatusWords,
      all: 'All statuses',
    }),
    assigned: assignedChoice,
  },
  sorts: { newest: 'Newest first' },
})
