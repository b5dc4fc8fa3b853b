import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { addressOf, productTabs, type ManageView } from './manage-address.ts'
import { tabNames } from './manage-words.ts'

type Props = {
  view: ManageView
  meta: { published_count: number; provisional_count: number }
}

export function OwnProductTabs({ view, meta }: Props) {
  const counts = {
    all: meta.published_count + meta.provisional_count,
    published: meta.published_count,
    needs_fixing: meta.provisional_count,
  }
  const tabs = productTabs.map((tab) => ({
    label: tabNames[tab],
    href: addressOf({ ...view, tab }),
    current: tab === view.tab,
    count: counts[tab],
    tone: tab === 'needs_fixing' && counts[tab] > 0 ? ('red' as const) : undefined,
  }))
  return <Tabs label="Products" tabs={tabs} />
}
