const DAY = 86_400_000
const MORNING = 9

/** Until when something can be put off with one press, by the reader's clock. */
export function snoozeChoices(now: Date) {
  const monday = (8 - now.getDay()) % 7 || 7
  return [
    { label: 'For 4 hours', until: new Date(now.getTime() + 4 * 3_600_000) },
    { label: 'Until tomorrow', until: morningIn(now, 1) },
    { label: 'Until Monday', until: morningIn(now, monday) },
    { label: 'For 30 days', until: new Date(now.getTime() + 30 * DAY) },
  ]
}

const morningIn = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING)
