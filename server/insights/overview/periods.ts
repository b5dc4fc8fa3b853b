import { sql, type RawBuilder } from 'kysely'
import type { Period } from '#market/insights/period.ts'
import { startOf } from '../insight-conditions.ts'

/** A period and as many days right before it. */
export type Periods = { now: Period; before: Period }

export const both = ({ now, before }: Periods): Period => ({ from: before.from, to: now.to })

/** Which of the two periods a moment belongs to. */
export const isNow = (moment: RawBuilder<unknown>, { now }: Periods) =>
  sql`(${moment} >= ${startOf(now.from)})`

/** The figures of both periods; a period without events has no row. */
export const compare = <Row extends { isNow: boolean }, Figure>(
  rows: readonly Row[],
  figureOf: (row: Row | undefined) => Figure,
) => ({
  now: figureOf(rows.find((row) => row.isNow)),
  before: figureOf(rows.find((row) => !row.isNow)),
})
