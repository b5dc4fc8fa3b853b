import { formatUsd } from '#market/money.ts'
import type { LineChange } from '#market/offers/offer-history.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import { shortName } from './offer-words.ts'

type Props = { change: LineChange }

/** "Serum $11.50 $11.20", the old one struck through. */
export function HistoryChange({ change }: Props) {
  const name = <bdi title={change.name}>{shortName(change.name)}</bdi>
  if (change.kind === 'removed') return <>{name} taken out</>
  const { oldPrice, unitPrice, oldQuantity, quantity, agreed } = change
  return (
    <>
      {name}{' '}
      {oldQuantity !== undefined && (
        <span className="nowrap">
          <s className="muted">
            <span className="sr">was </span>
            {quantityText(oldQuantity)}
          </s>{' '}
          {quantityText(quantity)} units
        </span>
      )}{' '}
      {oldPrice !== undefined && (
        <span className="nowrap">
          <span className="muted">
            <OldPrice of={oldPrice} label="was" />
          </span>{' '}
          <span className="tnum">{formatUsd(unitPrice)}</span>
        </span>
      )}{' '}
      {agreed && <span className="green">agreed</span>}
    </>
  )
}
