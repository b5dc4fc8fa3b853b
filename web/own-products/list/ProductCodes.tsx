import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'

type Props = { product: OwnListedProduct; hasSku: boolean }

export function ProductCodes({ product: { upc, sku }, hasSku }: Props) {
  return (
    <>
      <span className="row">
        <span className="tnum cut">{upc}</span>
        <CopyButton text={upc} of="UPC" />
      </span>
      {hasSku && sku && <span className="t12 muted cut">{sku}</span>}
    </>
  )
}
