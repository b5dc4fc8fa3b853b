import type { Offer } from '#market/offers/offer-document.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { cartColumns } from './cart-columns.tsx'
import styles from './CartLines.module.css'
import type { Decision } from '../decision/use-decision.ts'
import type { LineEditing } from '../use-line-editing.ts'

type Props = {
  offer: Offer
  editing: LineEditing
  decision: Decision
}

export function CartLines({ offer, editing, decision }: Props) {
  return (
    <div className={styles['lines']}>
      <Table
        caption={`Products from ${offer.seller_name}`}
        columns={cartColumns({ offer, editing, decision })}
        rows={offer.offer_products}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
