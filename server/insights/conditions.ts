import { sql, type RawBuilder } from 'kysely'

type Condition = RawBuilder<unknown>
type Days = { from?: string | undefined; to?: string | undefined }

/** All of them hold; those left out do not count. */
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

/** A condition when it was asked for. */
export const given = <Value>(value: Value | undefined, condition: (value: Value) => Condition) =>
  value === undefined ? undefined : condition(value)

/** The pattern that finds a text anywhere within another; nothing when there is no text. */
export const patternOf = (search: string) =>
  search === ''
    ? undefined
    : `%${search.replaceAll('\0', '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The people an e-mail address or a name may mean; of a union, as each part has an index of its own. */
export const peopleLike = (pattern: string) => sql`(
  select id from users where (email || ' ' || full_name) ilike ${pattern}
  union select user_id from buyers where name ilike ${pattern}
  union select user_id from sellers where name ilike ${pattern})`

/** The ids of an array that the database told as text: `{4,9}`. */
export const amongIds = (ids: string) => sql`(select unnest(${ids}::bigint[]))`

/** "PO-10225", "10225" or "o-10377" as the number alone. */
export const numberIn = (search: string) => {
  const [, digits] = /^(?:po?|o)?-?(\d{1,15})$/i.exec(search) ?? []
  return digits === undefined ? undefined : Number(digits)
}
