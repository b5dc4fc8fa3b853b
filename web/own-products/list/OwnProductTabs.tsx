import type { OwnProductsMeta } from '#market/products/own-product-api.ts'
import type { ProductView } from '#market/products/views/product-view-api.ts'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { addressOf, type ManageView, type ProductTab, productTabs } from './manage-address.ts'
import { addressOfSaved, savedOf } from './saved-view.ts'
import { tabCounts, tabNames } from './manage-words.ts'

type Props = { view: ManageView; meta: OwnProductsMeta; views: readonly ProductView[] }

/** Every tab stays where it is, also while there is nothing under it; the seller’s own views come after them. */
export function OwnProductTabs({ view, meta, views }: Props) {
  const counts = tabCounts(meta)
  const saved = savedOf(views, view)
  const tabs = productTabs.map((tab) => ({
    label: tabNames[tab],
    href: addressOf({ ...view, tab, saved: undefined, columns: undefined }),
    current: !saved && tab === view.tab,
    count: counts[tab],
    tone: isTrouble(tab) && counts[tab] > 0 ? ('red' as const) : undefined,
  }))
  const ofSaved = views.map((each) => ({
    label: each.name,
    href: addressOfSaved(each),
    current: each === saved,
  }))
  return <Tabs label="Products" tabs={[...tabs, ...ofSaved]} />
}

const isTrouble = (tab: ProductTab) => tab === 'needs_fixing' || tab === 'photo_trouble'
