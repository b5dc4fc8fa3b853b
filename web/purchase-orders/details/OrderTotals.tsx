import { cents, formatUsd } from '#market/money.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { refundedWords } from '#market/purchase-orders/refunded.ts'
import styles from './OrderTotals.module.css'
import { unitCount } from './unit-count.ts'

type Props = { order: PurchaseOrder }

export function OrderTotals({ order }: Props) {
  const { total_cents: total, total_net_to_seller: net, refunded_net_to_seller: netBack } = order
  const { freight_cents: freight } = order
  const refunded = refundedWords(order)
  return (
    <div className={styles['totals']}>
      <DescriptionList facts={[{ label: 'Products', value: unitCount(order) }]} />
      <div className={styles['price']}>
        <DescriptionList
          facts={[
            ...(freight === null ? [] : [{ label: 'Freight', value: formatUsd(freight) }]),
            { label: 'Total', value: <b className={styles['total']}>{formatUsd(total)}</b> },
          ]}
        />
        {refunded && <p className={styles['refunded']}>{refunded}</p>}
      </div>
      {net !== undefined && (
        <div className={styles['net']}>
          <DescriptionList
            facts={[
              { label: 'Platform fee', value: `−${formatUsd(cents(total - net))}` },
              { label: 'Net to you', value: <b>{formatUsd(net)}</b> },
              ...(netBack
                ? [
                    { label: 'Refunded of your net', value: `−${formatUsd(netBack)}` },
                    { label: 'Left to you', value: <b>{formatUsd(cents(net - netBack))}</b> },
                  ]
                : []),
            ]}
          />
        </div>
      )}
    </div>
  )
}
