/** The products of one download, and the rows of one upload. */
export const MOST_SPREADSHEET_ROWS = 10_000

/** With the rows that offer nothing. A download has far fewer. */
export const MOST_SPREADSHEET_ROWS_READ = 100_000

/** The products of one draft, so that its seller can answer each in one counter. */
export const MOST_LOTS_IN_OFFER = 500
