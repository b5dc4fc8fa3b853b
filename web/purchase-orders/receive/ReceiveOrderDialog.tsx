import { computedCredit } from '#market/claims/claim-credit.ts'
import { formatUsd, sum } from '#market/money.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { useOrderClaims } from '#web/claims/claim-queries.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { Scanner } from '#web/scanning/Scanner.tsx'
import { useReceiveOrder } from '../purchase-order-queries.ts'
import { linesToCount, missingOf, problemOf, receiveWords, type CountedLine } from './count.ts'
import { CountLine } from './CountLine.tsx'
import styles from './Receive.module.css'
import { useCount } from './use-count.ts'

type Props = { order: PurchaseOrder; onClose: () => void }

/** Receives an order by line; what is missing is reported with the same press. */
export function ReceiveOrderDialog({ order, onClose }: Props) {
  const { data: claims, error, refetch } = useOrderClaims(Number(order.id))
  return (
    <Dialog open title={`Receive ${order.po_number}`} startsAt="act" onClose={onClose}>
      {claims ? (
        <Counting order={order} lines={linesToCount(order, claims.meta.lines)} onClose={onClose} />
      ) : (
        <DialogBody>
          {error ? (
            <LoadProblem message={error.message} onRetry={() => void refetch()} />
          ) : (
            <Loading label="Loading the lines">
              <SkeletonRows rows={3} />
            </Loading>
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}

type CountingProps = Props & { lines: readonly CountedLine[] }

function Counting({ order, lines, onClose }: CountingProps) {
  const receive = useReceiveOrder()
  const { count, set, all, none, scan } = useCount(lines)
  const credit = sum(
    lines.map((line) => computedCredit({ quantity: missingOf(line, count), unit: line.unitCents })),
  )
  const send = () =>
    receive.run(
      {
        orderId: order.id,
        lines: lines.flatMap(({ id, expected }) => {
          const arrived = count.get(id) ?? 0
          return arrived === expected ? [] : [{ line_id: id, arrived }]
        }),
      },
      () => {
        toast(
          credit > 0
            ? `${order.po_number} is received. ${order.seller_name} is asked for what is missing.`
            : `${order.po_number} is marked as received.`,
        )
        onClose()
      },
    )
  return (
    <>
      <DialogBody className="col g4">
        <p className="soft">
          Count what arrived from {order.seller_name}, and open the cartons: some damage shows only
          inside.
        </p>
        <Scanner onCode={scan} />
        <div className={styles['acts']}>
          <Button onClick={all}>All arrived</Button>
          <Button onClick={none}>Count from zero</Button>
        </div>
        <ul>
          {lines.map((line) => (
            <CountLine
              key={line.id}
              line={line}
              count={count}
              onCount={(units) => set(line.id, units)}
            />
          ))}
        </ul>
        <p className="t13">
          {credit > 0 &&
            `${order.seller_name} is asked for a credit of ${formatUsd(credit)} for what is missing. `}
          This can’t be undone.
        </p>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Not yet</Button>
        <MainAct
          busy={receive.isPending}
          disabled={lines.some((line) => problemOf(line, count))}
          onClick={() => void send()}
        >
          {receiveWords(lines, count)}
        </MainAct>
      </DialogFoot>
    </>
  )
}
