import type { OwnProduct } from '#market/products/own-product-api.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'

type Props = { product: OwnProduct; onConfirm: () => void; onClose: () => void }

/** Asks before units that buyers see become whole lots at the price of one. */
export function ConfirmMixedLot({ product, onConfirm, onClose }: Props) {
  const { units, seller_price_cents: price } = product
  return (
    <ConfirmDialog
      open
      title="Make it a mixed lot?"
      confirmLabel="Yes, add manifest"
      cancelLabel="No, cancel"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        Buyers see this product now
        {price !== null && (
          <>
            , at <Price of={price} /> per unit
          </>
        )}
        . With a manifest, each of its {quantityText(units)} units is a whole lot at that price, and
        the MSRP is the total of the manifest. To set price and units first, pause it.
      </p>
    </ConfirmDialog>
  )
}
