import { applicationStates, type ApplicationState } from '#market/accounts/application-api.ts'
import type { AssignedFilter } from '#market/staff-notes/assignment.ts'
import { assignedIn } from '#web/staff-notes/assigned-in.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import {
  wholeNumberIn,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

/** The queue's search parameters. */
export type QueueView = {
  state: ApplicationState
  search: string
  page: number
  assigned: AssignedFilter
  /** The application whose answers are shown. */
  application: number | undefined
}

const FIRST: QueueView = {
  state: 'waiting',
  search: '',
  page: 1,
  assigned: 'all',
  application: undefined,
}

export function viewOfAddress({ state, search, page, assigned, application }: Search): QueueView {
  return {
    state: applicationStates.find((each) => each === state) ?? FIRST.state,
    search: typeof search === 'string' ? search : FIRST.search,
    page: wholeNumberIn(page) ?? FIRST.page,
    assigned: assignedIn(assigned),
    application: wholeNumberIn(application),
  }
}

export const addressOf = (view: Partial<QueueView>) =>
  paths.adminApplications(withoutDefaults(view, FIRST))
