import type { OwnProductsMeta } from '#market/products/own-product-api.ts'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { addressOf, productTabs, type ManageView, type ProductTab } from './manage-address.ts'
import { tabCounts, tabNames } from './manage-words.ts'

/** Always there; the others come when there is something under them. */
const STANDING: readonly ProductTab[] = ['all', 'published', 'needs_fixing']

type Props = { view: ManageView; meta: OwnProductsMeta }

export function OwnProductTabs({ view, meta }: Props) {
  const counts = tabCounts(meta)
  const tabs = productTabs
    .filter((tab) => STANDING.includes(tab) || counts[tab] > 0 || tab === view.tab)
    .map((tab) => ({
      label: tabNames[tab],
      href: addressOf({ ...view, tab }),
      current: tab === view.tab,
      count: counts[tab],
      tone: tab === 'needs_fixing' && counts[tab] > 0 ? ('red' as const) : undefined,
    }))
  return <Tabs label="Products" tabs={tabs} />
}
