/** The key of what needs staff today. It has a file of its own because the live updates of every page use it. */
export const todayKey = ['today'] as const

/** The key of what is assigned to the reader. */
export const inboxKey = ['inbox'] as const
