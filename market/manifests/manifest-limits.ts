export const MOST_MANIFEST_ROWS = 20_000

/** The most problems of a file that are listed; a seller fixes the others the same way. */
export const MOST_NAMED_PROBLEMS = 200

/** How long a manifest is kept that was replaced or removed, and that no offer and no order refers to. */
export const REPLACED_KEPT_DAYS = 1
