import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd, sum } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { shortInSum } from '#market/offers/short-in-sum.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { lotCount } from '../offer-words.ts'

type Props = { offers: readonly Offer[]; viewer: Party }

/** Says what accepting them comes to together, and where units run short in sum. */
export function SelectedConsequence({ offers, viewer }: Props) {
  const { lots } = shortInSum(offers)
  const nets = offers.flatMap(({ total_net_to_seller: net }) => (net === undefined ? [] : [net]))
  const hours = counted(Math.min(...offers.map((offer) => offer.pay_within_hours)), 'hour')
  const taken = lotCount(offers.flatMap((offer) => offer.offer_products))
  return (
    <>
      {lots.length > 0 && (
        <Banner tone="amber">
          {lots.map(({ productId, name, wanted, left }) => (
            <div key={productId}>
              {name}: {counted(wanted, 'unit')} wanted, {quantityText(left)} left.
            </div>
          ))}
          Accepted in this order. An offer without enough units left won’t be accepted.
        </Banner>
      )}
      {viewer === 'seller' ? (
        <p>
          This opens {counted(offers.length, 'order')} and takes {taken} out of your stock
          {nets.length === offers.length && (
            <>
              , <b>{formatUsd(sum(nets))}</b> to you after the platform fee
            </>
          )}
          . Each buyer has {hours} to pay, or the units go back on sale. Accepting can’t be undone.
        </p>
      ) : (
        <p>
          This opens {counted(offers.length, 'order')} for {taken}. Pay each one in My Orders. An
          order not paid within {hours} is canceled. Accepting can’t be undone.
        </p>
      )}
    </>
  )
}
