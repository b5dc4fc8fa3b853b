import type { ColumnType, Generated, Selectable } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { ShownProducts } from '#market/products/views/shown-products.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    productViews: ProductViewsTable
    productTableColumns: ProductTableColumnsTable
  }
}

type ProductViewsTable = {
  id: Generated<number>
  sellerId: number
  name: string
  place: number
  /** Written as JSON; by a version that may have known other filters and columns. */
  shown: ColumnType<unknown, string, string>
  createdAt: Generated<Date>
}

type ProductTableColumnsTable = { sellerId: number; columns: string[] }

const viewColumns = ['id', 'name', 'place', 'shown'] as const
export type ViewRow = Pick<Selectable<ProductViewsTable>, (typeof viewColumns)[number]>

export const viewsOf = (db: Database, { sellerId }: SellerViewer): Promise<ViewRow[]> =>
  db
    .selectFrom('productViews')
    .select(viewColumns)
    .where('sellerId', '=', sellerId)
    .orderBy('place')
    .orderBy('id')
    .execute()

/** Locks the seller and lists their views, so that names stay unique and the limit holds. */
export async function lockViews(tx: Tx, seller: SellerViewer) {
  await tx
    .selectFrom('sellers')
    .select('id')
    .where('id', '=', seller.sellerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return viewsOf(tx, seller)
}

/** The view of this name, ignoring case as the unique index does. */
export const findNamed = (tx: Tx, { sellerId }: SellerViewer, name: string) =>
  tx
    .selectFrom('productViews')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where((views) =>
      views(views.fn<string>('lower', ['name']), '=', views.fn<string>('lower', [views.val(name)])),
    )
    .executeTakeFirst()

type NewView = { sellerId: number; name: string; place: number; shown: ShownProducts }

/** Requires the views to be locked; those at its place and behind it make room. */
export async function insertView(tx: Tx, { shown, ...view }: NewView) {
  await tx
    .updateTable('productViews')
    .set(({ eb }) => ({ place: eb('place', '+', 1) }))
    .where('sellerId', '=', view.sellerId)
    .where('place', '>=', view.place)
    .execute()
  return tx
    .insertInto('productViews')
    .values({ ...view, shown: JSON.stringify(shown) })
    .returning(viewColumns)
    .executeTakeFirstOrThrow()
}

type Change = { id: number; name: string; place: number; shown?: ShownProducts | undefined }

export const updateView = (tx: Tx, { id, name, place, shown }: Change) =>
  tx
    .updateTable('productViews')
    .set({ name, place, ...(shown && { shown: JSON.stringify(shown) }) })
    .where('id', '=', id)
    .returning(viewColumns)
    .executeTakeFirstOrThrow()

/** False when it is not there, or not the seller's. */
export async function deleteView(db: Database, { sellerId }: SellerViewer, id: number) {
  const { numDeletedRows } = await db
    .deleteFrom('productViews')
    .where('id', '=', id)
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
