import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import type { Facets } from '../catalogue-queries.ts'

/** What each filter shows, what a choice in it makes of the whole, and how many each would leave. */
export type FilterProps = {
  criteria: Criteria
  onChange: (criteria: Criteria) => void
  facets: Facets
}
