const OOPS = 'Oops, something went wrong'

/** What to tell of an act that failed. */
export const refusalWords = (error: unknown) => (error instanceof Error ? error.message : OOPS)
