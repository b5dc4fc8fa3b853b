export const MOST_PRODUCTS = 10_000
/** Every product with a row for each of its photos. */
export const MOST_ROWS = 5 * MOST_PRODUCTS

/** How long an import may be undone. */
export const UNDO_HOURS = 24

/** How long it stays known which products an import made or changed. */
export const IMPORT_KNOWN_DAYS = 90
