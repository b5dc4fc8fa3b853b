/** The same day of the next month, or its last one. */
export function monthAfter(seconds: number) {
  const moment = new Date(seconds * 1000)
  const day = moment.getUTCDate()
  moment.setUTCMonth(moment.getUTCMonth() + 1)
  if (moment.getUTCDate() !== day) moment.setUTCDate(0)
  return moment.getTime() / 1000
}
