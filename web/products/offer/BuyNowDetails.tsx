import type { ShipTo } from '#market/accounts/ship-to.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { BuyerDetailsFields } from '#web/ship-to-addresses/choosing/BuyerDetailsFields.tsx'
import type { BuyingNow } from './use-buy-now.ts'

type Props = { buying: Pick<BuyingNow, 'details' | 'setDetails'>; shipTo: ShipTo }

/** Where one lot goes that is bought at once: to the default address, unless the buyer opens the choice. */
export function BuyNowDetails({ buying: { details, setDetails }, shipTo }: Props) {
  const isRequired = useViewer()?.buyer?.po_number_required
  const shown = details ?? (isRequired ? { addressId: undefined, poNumber: '' } : undefined)
  if (shown) return <BuyerDetailsFields details={shown} onChange={setDetails} />
  return (
    <>
      <p>
        Ships to {shipTo.name}, {shipTo.line1}, {shipTo.city}, {shipTo.state} {shipTo.postal_code}.
      </p>
      <TextButton onClick={() => setDetails({ addressId: undefined, poNumber: '' })}>
        Ship elsewhere or add a PO number
      </TextButton>
    </>
  )
}
