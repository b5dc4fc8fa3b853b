import { sql, type RawBuilder } from 'kysely'
import { containing } from '#server/platform/database/containing.ts'

type Column = RawBuilder<string | null>

/** Whether any of the columns holds the text, letter by letter. */
export const holds = (columns: readonly Column[], text: string) => {
  const pattern = containing(text)
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${column} ilike ${pattern}`),
    sql` or `,
  )})`
}

/** What is the text first, then what has it as whole words, then what begins with it, then what has a word that does. */
export function bestFirst(columns: readonly Column[], text: string) {
  const within = containing(text).slice(1, -1)
  const fits = (...patterns: string[]) =>
    sql`(${sql.join(
      columns.flatMap((column) =>
        patterns.map((pattern) => sql`coalesce(${column} ilike ${pattern}, false)`),
      ),
      sql` or `,
    )})`
  return sql<number>`case when ${fits(within)} then 0
    when ${fits(`${within} %`, `% ${within}`, `% ${within} %`)} then 1
    when ${fits(`${within}%`)} then 2 when ${fits(`% ${within}%`)} then 3 else 4 end`
}
