import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { groupNames, orderGroups, type GroupedOrders } from './order-group.ts'
import { addressOf, type ListView } from './orders-address.ts'

type Props = { grouped: GroupedOrders; isPart: boolean; view: ListView }

export function OrderTabs({ grouped, isPart, view }: Props) {
  const all = {
    label: 'All',
    href: addressOf({ ...view, tab: undefined }),
    current: view.tab === undefined,
    count: isPart
      ? undefined
      : orderGroups.reduce((count, group) => count + grouped[group].length, 0),
  }
  const [due, ...groups] = orderGroups.map((group) => {
    const count = grouped[group].length
    const isDue = group === 'action_required' && count > 0
    return {
      label: groupNames[group],
      href: addressOf({ ...view, tab: group }),
      current: group === view.tab,
      count: isPart && (group === 'completed' || group === 'canceled') ? undefined : count,
      tone: isDue ? ('amber' as const) : undefined,
    }
  })
  return (
    <div className="no-print">
      <Tabs label="Orders" tabs={[...(due ? [due] : []), all, ...groups]} />
    </div>
  )
}
