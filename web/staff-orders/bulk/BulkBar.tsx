import { useState } from 'react'
import { formatUsd, sum } from '#market/money.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { SelectionBar } from '#web/platform/ui/lists/SelectionBar.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { useAssignees } from '#web/staff-notes/assignment-queries.ts'
import {
  assignOrders,
  completeOrders,
  receiveOrders,
  sendReminders,
  type BulkAct,
} from './bulk-acts.ts'

const OrdersBulkDialog = laterDialog(
  async () => (await import('./OrdersBulkDialog.tsx')).OrdersBulkDialog,
)
const DIALOGS = [OrdersBulkDialog]

type Props = {
  /** The orders that the page shows. */
  shown: readonly StaffOrder[]
  selected: readonly StaffOrder[]
  onSelectAll: () => void
  onClear: () => void
}

/** What can be done with the selected orders; support can only assign them. */
export function BulkBar({ shown, selected, onSelectAll, onClear }: Props) {
  const viewer = useViewer()
  usePreloadOnFirstMove(DIALOGS)
  const { data: staff = [] } = useAssignees()
  const [asked, setAsked] = useState<{ act: BulkAct; orders: readonly StaffOrder[] }>()
  const ask = (act: BulkAct) => setAsked({ act, orders: selected })
  const some = (act: BulkAct) => selected.some((order) => act.whyNot(order) === undefined)

  return (
    <>
      {selected.length > 0 && (
        <SelectionBar
          label="Selected orders"
          count={selected.length}
          onClear={onClear}
          about={
            <>
              <span className="tnum muted hide-s">
                {formatUsd(sum(selected.map((order) => order.total_cents)))}
              </span>
              {selected.length < shown.length && (
                <Button size="small" kind="quiet" className="hide-s" onClick={onSelectAll}>
                  Select all {shown.length} on this page
                </Button>
              )}
            </>
          }
        >
          <Menu label="Assign to" trigger={<Button size="small">Assign to…</Button>}>
            {staff.map(({ id, name }) => (
              <MenuAction key={id} onAction={() => ask(assignOrders({ id, name }))}>
                {id === viewer?.id ? `${name} (you)` : name}
              </MenuAction>
            ))}
          </Menu>
          {viewer?.staff_role === 'admin' && (
            <>
              <Button
                size="small"
                disabled={!some(sendReminders)}
                onClick={() => ask(sendReminders)}
              >
                Remind
              </Button>
              <Button
                size="small"
                disabled={!some(receiveOrders)}
                onClick={() => ask(receiveOrders)}
              >
                Mark as received
              </Button>
              <Button
                size="small"
                kind="primary"
                disabled={!some(completeOrders)}
                onClick={() => ask(completeOrders)}
              >
                Complete
              </Button>
            </>
          )}
        </SelectionBar>
      )}
      {asked && (
        <OrdersBulkDialog
          {...asked}
          onClose={(isDone) => {
            setAsked(undefined)
            if (isDone) onClear()
          }}
        />
      )}
    </>
  )
}
