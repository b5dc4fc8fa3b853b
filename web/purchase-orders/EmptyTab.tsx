import { PackageCheck } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import type { OrderGroup } from './order-group.ts'

const TITLES: Record<OrderGroup, string> = {
  action_required: 'Nothing waits for you.',
  in_progress: 'No order is under way.',
  completed: 'No order is completed yet.',
  canceled: 'No order was canceled.',
}

type Props = { tab: OrderGroup }

export function EmptyTab({ tab }: Props) {
  return (
    <EmptyState
      icon={PackageCheck}
      title={TITLES[tab]}
      actions={<ButtonLink href={paths.myOrders()}>See all orders</ButtonLink>}
    />
  )
}
