import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import table from './LineTable.module.css'
import { lineColumns } from './line-columns.tsx'
import styles from './OfferLines.module.css'

type Props = { offer: Offer; viewer: Party }

export function OfferLines({ offer, viewer }: Props) {
  return (
    <div className={classes(table['lines'], styles['lines'])}>
      <Table
        caption={`Products of ${offer.offer_number}`}
        columns={lineColumns(offer, viewer)}
        rows={offer.offer_products}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
