import type { Party } from '#market/accounts/viewer.ts'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { offerGroups, type GroupedOffers } from './offer-group.ts'
import { groupName } from './offer-words.ts'
import { addressOf, type OffersView } from './offers-address.ts'

type Props = { grouped: GroupedOffers; view: OffersView; viewer: Party }

export function OfferTabs({ grouped, view: { tab, sort }, viewer }: Props) {
  const all = {
    label: 'All',
    href: addressOf({ tab: undefined, sort }),
    current: tab === undefined,
    count: offerGroups.reduce((count, group) => count + grouped[group].length, 0),
  }
  const groups = offerGroups.map((group) => {
    const count = grouped[group].length
    return {
      label: groupName(group, viewer),
      href: addressOf({ tab: group, sort }),
      current: group === tab,
      count,
      tone: group === 'your_turn' && count > 0 ? ('amber' as const) : undefined,
    }
  })
  return <Tabs label="Offers" tabs={[all, ...groups]} />
}
