import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { groupNames, orderGroups, type GroupedOrders, type OrderGroup } from './order-group.ts'
import { addressOfTab } from './orders-address.ts'

type Props = { grouped: GroupedOrders; current: OrderGroup | undefined }

export function OrderTabs({ grouped, current }: Props) {
  const all = {
    label: 'All',
    href: addressOfTab(undefined),
    current: current === undefined,
    count: orderGroups.reduce((count, group) => count + grouped[group].length, 0),
  }
  const groups = orderGroups.map((group) => {
    const count = grouped[group].length
    const isDue = group === 'action_required' && count > 0
    return {
      label: groupNames[group],
      href: addressOfTab(group),
      current: group === current,
      count,
      tone: isDue ? ('amber' as const) : undefined,
    }
  })
  return (
    <div className="no-print">
      <Tabs label="Orders" tabs={[all, ...groups]} />
    </div>
  )
}
