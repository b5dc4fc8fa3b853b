import type { Criteria } from '#market/catalogue/catalogue-api.ts'

/** What each filter shows, and what a choice in it makes of the whole. */
export type FilterProps = { criteria: Criteria; onChange: (criteria: Criteria) => void }
