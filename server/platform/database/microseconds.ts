import { type RawBuilder, sql } from 'kysely'

/** A moment as microseconds since 1970, in SQL. PostgreSQL keeps no finer time. */
export const microsecondsOf = (moment: RawBuilder<unknown>) =>
  sql<number>`(extract(epoch from ${moment}) * 1000000)::int8`

/** The same moment back from its microseconds, in SQL. */
export const momentAt = (microseconds: number) =>
  sql<Date>`timestamptz 'epoch' + ${microseconds}::int8 * interval '1 microsecond'`
