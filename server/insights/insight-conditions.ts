import { sql, type RawBuilder } from 'kysely'
import { plainNumbers } from '#market/plain-numbers.ts'
import { containing } from '#server/platform/database/containing.ts'

type Condition = RawBuilder<unknown>
type Days = { from?: string | undefined; to?: string | undefined }

/** All of the conditions, ignoring undefined ones. */
export const every = (...conditions: (Condition | undefined)[]): Condition => {
  const asked = conditions.filter((each) => each !== undefined)
  return asked.length > 0 ? sql`(${sql.join(asked, sql` and `)})` : sql`true`
}

/** Whole days in UTC, both included. */
export const withinDays = (moment: Condition, { from, to }: Days) =>
  every(
    from === undefined ? undefined : sql`${moment} >= ${startOf(from)}`,
    to === undefined ? undefined : sql`${moment} < ${endOf(to)}`,
  )

export const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'UTC')`
export const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'UTC')`

/** The condition if its filter is set. */
export const given = <Value>(value: Value | undefined, condition: (value: Value) => Condition) =>
  value === undefined ? undefined : condition(value)

/** The LIKE pattern for a substring; undefined for an empty text. */
export const patternOf = (search: string) => (search === '' ? undefined : containing(search))

/** Users matching an email address or a name; a union, because each part has its own index. */
export const peopleLike = (pattern: string) => sql`(
  select id from users where (email || ' ' || full_name) ilike ${pattern}
  union select user_id from buyers where name ilike ${pattern}
  union select user_id from sellers where name ilike ${pattern})`

/** The ids of a PostgreSQL array in text form: `{4,9}`. */
export const amongIds = (ids: string) => sql`(select unnest(${ids}::bigint[]))`

/** "PO-10225", "10225" or "o-10377" as the number alone, however it is written. */
export const numberIn = (search: string) => {
  const [, digits] = /^(?:(?:po|o)-)?(\d{1,15})$/i.exec(plainNumbers(search).trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}
