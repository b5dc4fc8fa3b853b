import type { SellerViewer } from '#market/accounts/viewer.ts'
import { VIEWS_HAVE_CHANGED } from '#market/products/views/product-view-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { productViewJson } from './product-view-json.ts'
import { lockViews, updateView } from './product-view-store.ts'

export const orderProductViews = (db: Database, seller: SellerViewer, ids: readonly number[]) =>
  transact(db, async (tx) => {
    const views = new Map((await lockViews(tx, seller)).map((view) => [view.id, view]))
    const ordered = ids.flatMap((id) => views.get(id) ?? [])
    const isWhole = new Set(ordered).size === views.size && ids.length === views.size
    if (!isWhole) throw new Refusal(VIEWS_HAVE_CHANGED, 409)
    for (const [place, { id, name }] of ordered.entries()) await updateView(tx, { id, name, place })
    return ordered.map(productViewJson)
  })
