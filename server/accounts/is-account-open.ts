import { sql } from 'kysely'
import type { AccountTerms } from '#server/settings/terms.ts'

type Facts = { closedAt: Date | null; demo: boolean }
type Terms = Pick<AccountTerms, 'demo'>

/** Whether an account works: nobody closed it, and the demo it may be of is on. */
export const isOpen = ({ closedAt, demo }: Facts, terms: Terms) =>
  closedAt === null && (terms.demo || !demo)

/** The same as SQL, for the user `u` of a query. */
export const isOpenIn = (terms: Terms) =>
  sql<boolean>`(u.closed_at is null and (${terms.demo} or not u.demo))`
