const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** "Wed, Mar 4, 2:00 PM EST": Eastern time, because a mail cannot know its reader's zone. */
export const mailTime = (moment: Date) => eastern.format(moment)
