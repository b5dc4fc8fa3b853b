import type { SavedSearch } from '#market/saved-searches/saved-search-api.ts'
import type { SavedSearchRow } from './saved-search-store.ts'

export const savedSearchJson = (row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  criteria: row.criteria,
  sort: row.sort,
  alerts: row.alerts,
  created_at: row.createdAt.toISOString(),
})
