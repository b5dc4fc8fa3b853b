import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { CloseWhenDone } from '#web/platform/ui/dialogs/CloseWhenDone.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import type { BulkAct } from './bulk-acts.ts'
import { BulkOrder } from './BulkOrder.tsx'
import { useBulkAct } from './use-bulk-act.ts'
import styles from '#web/platform/ui/lists/SelectedRows.module.css'

type Props = {
  act: BulkAct
  /** As they were when the reader selected them. */
  orders: readonly StaffOrder[]
  onClose: (isDone?: boolean) => void
}

/** Names each selected order before something is done with it, and then says what came of it. */
export function OrdersBulkDialog({ act, orders, onClose }: Props) {
  const possible = orders.filter((order) => act.whyNot(order) === undefined)
  const untouched = orders.filter((order) => act.whyNot(order) !== undefined)
  const { outcomes, isIdle, isUnderWay, doneCount, begin } = useBulkAct(act, possible)
  const result = `${doneCount} of ${counted(possible.length, 'order')} ${act.done}`
  const close = () => isUnderWay || onClose(!isIdle)
  return (
    <Dialog role="alertdialog" open title={isIdle ? act.title(possible) : result} onClose={close}>
      <DialogBody className="col g4 soft">
        {isIdle && <p>{act.consequence}</p>}
        <ul className={styles['rows']}>
          {[...possible, ...untouched].map((order) => (
            <BulkOrder key={order.id} order={order} act={act} outcome={outcomes[order.id]} />
          ))}
        </ul>
        <output className="sr">{!isIdle && !isUnderWay && result}</output>
      </DialogBody>
      <DialogFoot>
        {(isIdle || isUnderWay) && (
          <>
            <Button disabled={isUnderWay} onClick={close}>
              Not yet
            </Button>
            <MainAct busy={isUnderWay} disabled={possible.length === 0} onClick={begin}>
              {act.label(possible.length)}
            </MainAct>
          </>
        )}
        {!isIdle && !isUnderWay && <CloseWhenDone onClose={close} />}
      </DialogFoot>
    </Dialog>
  )
}
