import type { ProductView } from '#market/products/views/product-view-api.ts'
import { showSame, type ShownProducts } from '#market/products/views/shown-products.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import { addressOf, narrowingOf, tabOf, wantedOf, type ManageView } from './manage-address.ts'

/** The saved view that an address is about, unless it was deleted. */
export const savedOf = (views: readonly ProductView[], { saved }: ManageView) =>
  views.find(({ id }) => id === saved)

export const addressOfSaved = ({ id, shown }: ProductView) =>
  addressOf({
    tab: tabOf(shown.state),
    search: shown.search,
    ...narrowingOf(shown),
    sort: shown.sort,
    columns: shown.columns,
    saved: id,
  })

/** What is looked at now, to be saved. */
export const shownNow = (view: ManageView, columns: readonly TableColumn[]): ShownProducts => ({
  ...wantedOf(view),
  sort: view.sort,
  columns: [...columns],
})

/** Whether something else is looked at than was saved. */
export const isChanged = (view: ManageView, { shown }: ProductView) =>
  !showSame(shown, shownNow(view, view.columns ?? shown.columns))

/** The ids of all views after one of them has moved a place; undefined if it can't move. */
export function movedViews(views: readonly ProductView[], id: number, step: -1 | 1) {
  const ids = views.map((view) => view.id)
  const at = ids.indexOf(id)
  const to = at + step
  if (to < 0 || to >= ids.length) return undefined
  return ids.toSpliced(at, 1).toSpliced(to, 0, id)
}
