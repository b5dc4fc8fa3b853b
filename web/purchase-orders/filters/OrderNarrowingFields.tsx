import type { Party } from '#market/accounts/viewer.ts'
import { byName } from '#market/by-name.ts'
import { counterpartyOf } from '#market/purchase-orders/counterparty.ts'
import type { OrderNarrowing } from '#market/purchase-orders/order-search.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import styles from './OrderNarrowingFields.module.css'

type Props = {
  orders: readonly PurchaseOrder[]
  viewer: Party
  narrowing: OrderNarrowing
  onNarrow: (narrowing: OrderNarrowing) => void
}

/** Narrows a list of orders by the other side and by day. */
export function OrderNarrowingFields({ orders, viewer, narrowing, onNarrow }: Props) {
  const { from, to, company = '' } = narrowing
  const isBuyer = viewer === 'buyer'
  const names = new Set(orders.map((order) => counterpartyOf(order, viewer)))
  // One that the address names stays a choice, also when no order is of it.
  if (company) names.add(company)
  const sorted = [...names].toSorted(byName)
  return (
    <>
      <FilterSelect
        label={isBuyer ? 'Seller' : 'Buyer'}
        value={company}
        choices={[
          ['', isBuyer ? 'All sellers' : 'All buyers'],
          ...sorted.map((name) => [name, name] as const),
        ]}
        onChoose={(name) => onNarrow({ company: name || undefined })}
      />
      <span className={styles['days']}>
        <TextInput
          type="date"
          aria-label="Ordered from"
          value={from ?? ''}
          max={to}
          onChange={({ target }) => onNarrow({ from: target.value || undefined })}
        />
        to
        <TextInput
          type="date"
          aria-label="Ordered until"
          value={to ?? ''}
          min={from}
          onChange={({ target }) => onNarrow({ to: target.value || undefined })}
        />
      </span>
    </>
  )
}
