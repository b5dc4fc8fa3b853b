/** The products of one download, and the rows of one upload. */
export const MOST_SPREADSHEET_ROWS = 10_000

/** The products of one draft, so that its seller can answer each in one counter. */
export const MOST_LOTS_IN_OFFER = 500
