import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { addressOf, type OrdersView } from './orders-address.ts'
import styles from './OrdersNotice.module.css'
import type { PaymentTold } from '../pay/payment-return.ts'
import { PaymentReturnBanner } from '../pay/PaymentReturnBanner.tsx'

type Props = {
  view: OrdersView
  order: PurchaseOrder | undefined
  told: PaymentTold | undefined
  onDismiss: () => void
}

/** Explains the address: how a payment went, or that the order it names is missing. */
export function OrdersNotice({ view, order, told, onDismiss }: Props) {
  const showAt = useShowAt()

  function dismiss() {
    onDismiss()
    showAt(addressOf(view))
  }

  if (view.payment)
    return (
      <div className={styles['notice']}>
        <PaymentReturnBanner
          succeeded={view.payment.succeeded}
          told={told}
          order={order}
          onDismiss={dismiss}
        />
      </div>
    )
  if (!view.named || order) return null
  return (
    <div className={styles['notice']}>
      <Banner tone="info" onDismiss={dismiss}>
        <b>{view.named} isn’t one of your orders.</b> It may belong to another account.
      </Banner>
    </div>
  )
}
