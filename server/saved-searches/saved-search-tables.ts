import type { Generated, JSONColumnType } from 'kysely'
import type { CatalogueSort, Criteria } from '#market/catalogue/catalogue-api.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    savedSearches: SavedSearchesTable
  }
}

export type SavedSearchesTable = {
  id: Generated<number>
  buyerId: number
  name: string
  criteria: JSONColumnType<Criteria>
  sort: CatalogueSort | null
  alerts: boolean
  seenUntil: Generated<Date>
  toldAt: Generated<Date>
  createdAt: Generated<Date>
}

export const savedSearchColumns = [
  'id',
  'buyerId',
  'name',
  'criteria',
  'sort',
  'alerts',
  'seenUntil',
  'toldAt',
  'createdAt',
] as const
