import type { z } from 'zod'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import {
  MOST_PRODUCT_VIEWS,
  TOO_MANY_PRODUCT_VIEWS,
  type saveProductView as api,
} from '#market/products/views/product-view-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { productViewJson } from './product-view-json.ts'
import { insertView, lockViews, type ViewRow } from './product-view-store.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

type Wished = z.infer<typeof api.body>['product_view']

export const saveProductView = (db: Database, seller: SellerViewer, wished: Wished) =>
  transact(db, async (tx) => {
    const others = await lockViews(tx, seller)
    if (others.length >= MOST_PRODUCT_VIEWS) throw new Refusal(TOO_MANY_PRODUCT_VIEWS)
    await refuseTakenName(tx, seller, { name: wished.name })
    const { sellerId } = seller
    const place = placeBehind(others.slice(0, wished.place))
    const { name, shown } = wished
    return productViewJson(await insertView(tx, { sellerId, name, shown, place }))
  })

// Places have gaps where views were deleted.
const placeBehind = (before: readonly ViewRow[]) => (before.at(-1)?.place ?? -1) + 1
