import type { OwnProductsMeta } from '#market/products/own-product-api.ts'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { addressOf, type ManageView, productTabs } from './manage-address.ts'
import { tabCounts, tabNames } from './manage-words.ts'

type Props = { view: ManageView; meta: OwnProductsMeta }

/** Every tab stays where it is, also while there is nothing under it. */
export function OwnProductTabs({ view, meta }: Props) {
  const counts = tabCounts(meta)
  const tabs = productTabs.map((tab) => ({
    label: tabNames[tab],
    href: addressOf({ ...view, tab }),
    current: tab === view.tab,
    count: counts[tab],
    tone: tab === 'needs_fixing' && counts[tab] > 0 ? ('red' as const) : undefined,
  }))
  return <Tabs label="Products" tabs={tabs} />
}
