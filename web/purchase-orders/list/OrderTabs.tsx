import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { groupNames, orderGroups, type GroupedOrders } from './order-group.ts'
import { addressOf, type ListView } from './orders-address.ts'

type Props = { grouped: GroupedOrders; view: ListView }

export function OrderTabs({ grouped, view }: Props) {
  const all = {
    label: 'All',
    href: addressOf({ ...view, tab: undefined }),
    current: view.tab === undefined,
    count: orderGroups.reduce((count, group) => count + grouped[group].length, 0),
  }
  const [due, ...groups] = orderGroups.map((group) => {
    const count = grouped[group].length
    const isDue = group === 'action_required' && count > 0
    return {
      label: groupNames[group],
      href: addressOf({ ...view, tab: group }),
      current: group === view.tab,
      count,
      tone: isDue ? ('amber' as const) : undefined,
    }
  })
  return (
    <div className="no-print">
      <Tabs label="Orders" tabs={[...(due ? [due] : []), all, ...groups]} />
    </div>
  )
}
