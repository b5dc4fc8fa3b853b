import { applicationStates, type ApplicationState } from '#market/accounts/application-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { withoutDefaults, type Search } from '#web/platform/navigation/search-params.ts'

/** What the address of the queue says. */
export type QueueView = {
  state: ApplicationState
  search: string
  page: number
  /** The application whose answers are shown. */
  application: number | undefined
}

const FIRST: QueueView = { state: 'waiting', search: '', page: 1, application: undefined }

export function viewOfAddress({ state, search, page, application }: Search): QueueView {
  return {
    state: applicationStates.find((each) => each === state) ?? FIRST.state,
    search: typeof search === 'string' ? search : FIRST.search,
    page: wholeNumber(page) ?? FIRST.page,
    application: wholeNumber(application),
  }
}

export const addressOf = (view: Partial<QueueView>) =>
  paths.adminApplications(withoutDefaults(view, FIRST))

const wholeNumber = (text: Search[string] | undefined) =>
  typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
