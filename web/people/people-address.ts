import type { z } from 'zod'
import { peopleFilters } from '#market/people/people-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import {
  wholeNumberIn,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

/** What the address of the list selects. */
export type PeopleView = z.output<typeof peopleFilters> & { page: number }

const FIRST: PeopleView = { search: '', party: 'all', status: 'all', assigned: 'all', page: 1 }

export function viewOfAddress({ page, ...asked }: Search): PeopleView {
  const read = peopleFilters.safeParse(asked)
  return { ...FIRST, ...read.data, page: wholeNumberIn(page) ?? FIRST.page }
}

export const addressOf = (view: Partial<PeopleView>) =>
  paths.adminPeople(withoutDefaults(view, FIRST))
