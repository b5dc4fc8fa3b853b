import { sql } from 'kysely'
import { questionsList } from '#market/messages/questions-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import { questionJson } from './question-json.ts'
import {
  ownQuestions,
  questionColumns,
  questionJoins,
  questionTables,
  type QuestionRow,
} from './question-store.ts'

const conditions = {
  open: sql<boolean>`(q.offer_id is null and q.written_by = 'buyer')`,
  answered: sql<boolean>`(q.offer_id is null and q.written_by = 'seller')`,
  offered: sql<boolean>`q.offer_id is not null`,
}

/** Serves a side the questions that are its own. */
export const listQuestions = (site: Site, db: Database) =>
  listRoute(
    site,
    { list: questionsList, db },
    {
      columns: questionColumns,
      tables: questionTables,
      joined: questionJoins,
      of: ownQuestions,
      search: (pattern) =>
        sql`(p.name ilike ${pattern} or b.name ilike ${pattern} or s.name ilike ${pattern})`,
      filters: { state: (state) => conditions[state] },
      sorts: {
        latest: sql`q.written_at desc, q.id desc`,
        longest: sql`q.written_at, q.id`,
      },
      json: (_, rows: readonly QuestionRow[], { party }) =>
        rows.map((row) => questionJson(row, party)),
    },
  )
