import { formatUsd } from '#market/money.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { lotCount } from '../offer-words.ts'

type Props = { lines: Revision['lines'] }

/** What the first turn named: one line in words, more of them folded away. */
export function FirstTerms({ lines }: Props) {
  const [first, ...others] = lines
  if (!first) return null
  if (others.length === 0)
    return (
      <p>
        {lotCount(lines)} at <span className="tnum">{formatUsd(first.unit_price)}</span>
      </p>
    )
  return (
    <Disclosure title={lotCount(lines)}>
      {lines.map(({ product_id: id, name, quantity, unit_price: price }) => (
        <p key={id}>
          <bdi>{name}</bdi>{' '}
          <span className="nowrap tnum">
            {quantityText(quantity)} at {formatUsd(price)}
          </span>
        </p>
      ))}
    </Disclosure>
  )
}
