import { FileDiff } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatUsd, type Cents } from '#market/money.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { Agreement } from '#web/resale/Agreement.tsx'

export type Purchase = {
  /** "48 units", "3 lots". */
  what: string
  seller: string
  total: Cents
  payWithinHours: number | undefined
  agreement: string | null
  /** What is another of the lots than it was, in words. */
  changes: readonly string[]
  /** In place of the default address. */
  shipsTo?: ReactNode
}

type Props = {
  purchase: Purchase
  open: boolean
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once, with all that an order at the asking price comes to (decision I16). */
export function BuyNowDialog({ purchase, ...dialog }: Props) {
  const { what, seller, total, payWithinHours, agreement, changes, shipsTo } = purchase
  const shipTo = useViewer()?.buyer?.ship_to
  const price = formatUsd(total)
  return (
    <ConfirmDialog
      {...dialog}
      title={`Buy ${what} for ${price}?`}
      confirmLabel={`Yes, buy for ${price}`}
      cancelLabel="Not yet"
    >
      <div className="col g4">
        {changes.length > 0 && (
          <Banner tone="amber" icon={FileDiff}>
            {changes.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Banner>
        )}
        <p>
          This opens an order with {seller} and reserves the units for you. You pay <b>{price}</b>{' '}
          next. An order not paid{' '}
          {payWithinHours === undefined ? 'in time' : `within ${counted(payWithinHours, 'hour')}`}{' '}
          is canceled.
        </p>
        {shipsTo}
        {!shipsTo && shipTo && (
          <p>
            Ships to {shipTo.name}, {shipTo.line1}, {shipTo.city}, {shipTo.state}{' '}
            {shipTo.postal_code}.
          </p>
        )}
        <Agreement text={agreement} by="buying" />
      </div>
    </ConfirmDialog>
  )
}
