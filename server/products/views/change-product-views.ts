import type { SellerViewer } from '#market/accounts/viewer.ts'
import { VIEWS_HAVE_CHANGED } from '#market/products/views/product-view-api.ts'
import type { ShownProducts } from '#market/products/views/shown-products.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { productViewJson } from './product-view-json.ts'
import { lockViews, updateView } from './product-view-store.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

type Change = { id: number; name: string | undefined; shown: ShownProducts | undefined }

export const changeProductView = (
  db: Database,
  seller: SellerViewer,
  { id, name, shown }: Change,
) =>
  transact(db, async (tx) => {
    const view = (await lockViews(tx, seller)).find((each) => each.id === id)
    if (!view) throw new Refusal('Not found', 404)
    if (name !== undefined) await refuseTakenName(tx, seller, { id, name })
    const { place } = view
    return productViewJson(await updateView(tx, { id, name: name ?? view.name, place, shown }))
  })

export const orderProductViews = (db: Database, seller: SellerViewer, ids: readonly number[]) =>
  transact(db, async (tx) => {
    const views = new Map((await lockViews(tx, seller)).map((view) => [view.id, view]))
    const ordered = ids.flatMap((id) => views.get(id) ?? [])
    const isWhole = new Set(ordered).size === views.size && ids.length === views.size
    if (!isWhole) throw new Refusal(VIEWS_HAVE_CHANGED, 409)
    for (const [place, { id, name }] of ordered.entries()) await updateView(tx, { id, name, place })
    return ordered.map(productViewJson)
  })
