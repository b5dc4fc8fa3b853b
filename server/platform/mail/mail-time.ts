const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** "Wed, Mar 4, 2:00 PM EST": a mail does not know where it is read. */
export const mailTime = (moment: Date) => eastern.format(moment)
