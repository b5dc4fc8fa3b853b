import type { LinkKind } from '#market/accounts/account-link.ts'
import { createLink } from '#server/accounts/links/create-link.ts'
import type { Database } from '#server/platform/database/database.ts'

type Mailed = { userId: number; kind?: LinkKind }

/** The token of a link as it stands in a mail to this user. */
export const aLink = (db: Database, { userId, kind = 'magic' }: Mailed) =>
  db.transaction().execute((tx) => createLink(tx, { userId, kind }))
