import type { ColumnType, Generated } from 'kysely'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    productViews: ProductViewsTable
    productTableColumns: ProductTableColumnsTable
  }
}

export type ProductViewsTable = {
  id: Generated<number>
  sellerId: number
  name: string
  place: number
  /** Written as JSON; by a version that may have known other filters and columns. */
  shown: ColumnType<unknown, string, string>
  createdAt: Generated<Date>
}

type ProductTableColumnsTable = { sellerId: number; columns: string[] }
