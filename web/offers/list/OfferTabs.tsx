import type { Party } from '#market/accounts/viewer.ts'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { type GroupedOffers, groupName, offerGroups } from './offer-group.ts'
import { addressOf, type OffersView } from './offers-address.ts'

type Props = { grouped: GroupedOffers; isPart: boolean; view: OffersView; viewer: Party }

/** Offers that wait for the reader come first, then All, which a phone still has room for. */
export function OfferTabs({ grouped, isPart, view, viewer }: Props) {
  const [yourTurn, ...others] = offerGroups.map((group) => {
    const count = grouped[group].length
    return {
      label: groupName(group, viewer),
      href: addressOf({ ...view, tab: group }),
      current: group === view.tab,
      count: isPart && group === 'closed' ? undefined : count,
      tone: group === 'your_turn' && count > 0 ? ('amber' as const) : undefined,
    }
  })
  const all = {
    label: 'All',
    href: addressOf({ ...view, tab: undefined }),
    current: view.tab === undefined,
    count: isPart
      ? undefined
      : offerGroups.reduce((count, group) => count + grouped[group].length, 0),
  }
  return (
    <Tabs label="Offers" tabs={[yourTurn, all, ...others].filter((tab) => tab !== undefined)} />
  )
}
