import { Ellipsis } from 'lucide-react'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { eventLabels, shortEventLabels } from './staff-order-words.ts'
import styles from './StaffOrders.module.css'

type Props = {
  order: StaffOrder
  onAct: (order: StaffOrder, event: PurchaseOrderEvent) => void
}

const MOST_BUTTONS = 2

/** Where staff may move an order now, a menu beyond two (decision I12); its tracking is corrected where it is read. */
export function RowActs({ order, onAct }: Props) {
  const events = order.allowed_state_transitions
    .map(({ event }) => event)
    .filter((event) => event !== 'correct_tracking')
  if (events.length === 0) return null
  if (events.length > MOST_BUTTONS)
    return (
      <Menu
        label={`Actions for ${order.po_number}`}
        trigger={
          <IconButton label={`Actions for ${order.po_number}`}>
            <Ellipsis className="i-20" />
          </IconButton>
        }
      >
        {events.map((event) => (
          <MenuAction key={event} danger={event === 'cancel'} onAction={() => onAct(order, event)}>
            {eventLabels[event]}
          </MenuAction>
        ))}
      </Menu>
    )
  return (
    <span className={styles['rowActs']}>
      {events.map((event) => (
        <Button
          key={event}
          size="small"
          kind={event === 'cancel' ? 'danger-quiet' : 'secondary'}
          aria-label={`${shortEventLabels[event]}, ${order.po_number}`}
          onClick={() => onAct(order, event)}
        >
          {shortEventLabels[event]}
        </Button>
      ))}
    </span>
  )
}
