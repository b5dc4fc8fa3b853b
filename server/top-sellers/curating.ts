import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { visibleTo } from '#server/products/catalogue/visible-to.ts'
import { lotsInPlaces } from './lots-in-places.ts'

/** The member of staff, the product and the tag. */
export type Curating = { staff: StaffViewer; tag: string; productId: number; requestId: string }

/** The products of a held tag, by their ids, in order. */
export async function idsInPlaces(tx: Tx, { staff, tag }: Pick<Curating, 'staff' | 'tag'>) {
  return (await lotsInPlaces(tx, tag, visibleTo(staff))).map(({ id }) => id)
}
