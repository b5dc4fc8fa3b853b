import { sql } from 'kysely'
import type { Rules } from '../rule.ts'

export const importRules = {
  'an import that is complete has gone through every row, and left none behind': sql`
    select 'import ' || i.id as what from imports i
    where i.state = 'complete' and (i.rows_done <> i.rows
      or exists (select from import_lots l where l.import_id = i.id))`,
  'an import is never further than its file is long': sql`
    select 'import ' || id as what from imports where rows_done > rows`,
} satisfies Rules
