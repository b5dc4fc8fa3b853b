import type { ApplicationState } from '#market/accounts/application-api.ts'
import { pageMetaOf, type PageQuery } from '#market/paging.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { applicationJson } from './application-json.ts'
import { countApplications, listApplications } from './application-store.ts'

type Asked = PageQuery & { state: ApplicationState; search: string }

/** A page of the queue, and how much there is of everything. */
export const readApplications = (db: Database, asked: Asked) =>
  readAtOnce(db, async (tx) => {
    const { applications, totalCount } = await listApplications(tx, asked)
    const { waiting, overdue, approved, denied } = await countApplications(tx)
    return {
      data: applications.map(applicationJson),
      meta: {
        ...pageMetaOf(asked, totalCount),
        waiting_count: waiting,
        overdue_count: overdue,
        approved_count: approved,
        denied_count: denied,
      },
    }
  })
