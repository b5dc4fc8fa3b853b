/** The key of a seller's dashboard. It has a file of its own because the live updates of every page use it. */
export const overviewKey = ['overview'] as const
