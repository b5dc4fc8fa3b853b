import { useLocation, useParams, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import {
  searchOfView,
  viewOfAddress,
  type CatalogueView,
} from '#market/catalogue/catalogue-address.ts'
import { openAfterPress } from '#web/platform/navigation/open-after-press.ts'
import { paths } from '#web/platform/navigation/paths.ts'

const CATALOGUE = /^\/all_products(\/search|\/filter\/[^/]+)?\/?$/

/** What the address asks for; undefined on a page that is not the catalogue. */
export function useCatalogueView(): CatalogueView | undefined {
  const { pathname, search } = useLocation()
  const { filter } = useParams({ strict: false })
  return useMemo(
    () => (CATALOGUE.test(pathname) ? viewOfAddress(search, filter) : undefined),
    [pathname, search, filter],
  )
}

const EVERYTHING: CatalogueView = { criteria: {} }

/** What the catalogue shows and the visit it is shown on; while the page after it is on its way, the last. */
export function useOpenView() {
  const asked = useCatalogueView()
  const visit = useLocation({ select: ({ state }) => state.__TSR_key })
  const [open, setOpen] = useState({ view: asked ?? EVERYTHING, visit })
  if (!asked || (asked === open.view && visit === open.visit)) return open

  const now = { view: asked, visit }
  setOpen(now)
  return now
}

export function catalogueAddress(view: CatalogueView): string {
  const { query, ...search } = searchOfView(view)
  return query ? paths.catalogueSearch(query, search) : paths.catalogue(search)
}

/** Shows another view; `replace` where the step before is not worth coming back to. */
export function useShowView() {
  const router = useRouter()
  return (view: CatalogueView, { replace = false } = {}) =>
    void router.navigate({ href: catalogueAddress(view), replace })
}

/** The same for a press on what doesn't show that it was pressed, such as a filter to take away. */
export function useShowViewAfterPress() {
  const router = useRouter()
  return (view: CatalogueView) => openAfterPress(router, { href: catalogueAddress(view) })
}
