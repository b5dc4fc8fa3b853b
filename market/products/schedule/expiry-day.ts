/** A calendar day in UTC, such as `2027-03-31`. Dates without a time are in UTC throughout. */
export type Day = string

const A_DAY_MS = 86_400_000

export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10)

/** The last day of the month a product expires in; nothing where that says no month. */
export function lastDayOf(expirationDate: string | null): Day | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(expirationDate ?? '') ?? []
  if (!month || !year) return undefined
  return dayOf(new Date(Date.UTC(Number(year), Number(month), 0)))
}

export const dayBefore = (day: Day, days: number): Day =>
  dayOf(new Date(Date.parse(day) - days * A_DAY_MS))
