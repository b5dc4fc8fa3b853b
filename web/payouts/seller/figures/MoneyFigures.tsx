import type { ReactNode } from 'react'
import { cents, formatUsd } from '#market/money.ts'
import type { SellerMoney } from '#market/payouts/payout-api.ts'
import { moneyPlaceWords } from '#market/payouts/order-money-list.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { availableOnWords } from '../available-words.ts'
import styles from '../../Figures.module.css'

type Props = { money: SellerMoney }

const figures = ['pending', 'available', 'in_flight', 'paid'] as const
type Figure = (typeof figures)[number]

/** Where a seller's money is; each figure opens the orders behind it. */
export function MoneyFigures({ money }: Props) {
  const today = dayOf(useNow())
  const next = money.next_available
  const amounts: Record<Figure, number> = {
    pending: money.pending_cents,
    available: money.available_cents,
    in_flight: money.in_flight_cents,
    paid: money.paid_cents,
  }
  const notes: Record<Figure, ReactNode> = {
    pending: next
      ? `${formatUsd(next.amount_cents)} of it ${lowerFirst(availableOnWords(next.on, today))}`
      : 'Until your buyers have received it and had time to complain',
    available: <AvailableNote money={money} />,
    in_flight: money.in_flight_cents === 0 ? 'No payout under way' : 'Sent, and not there yet',
    paid: 'In all',
  }
  return (
    <ul className={styles['four']} aria-label="Your money">
      {figures.map((place) => (
        <li key={place}>
          <Link href={paths.payoutOrders({ place })} className={styles['figure']}>
            <span className="t13 soft med">{moneyPlaceWords[place]}</span>
            <b className={styles['amount']}>{formatUsd(cents(amounts[place]))}</b>
            <span className="t13 muted">{notes[place]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function AvailableNote({ money }: Props) {
  const { available_cents: available, held_for: heldFor, next_pay_run: next } = money
  if (available < 0) return <span className="red">You owe this. Your next sales meet it.</span>
  if (available > 0 && heldFor) return 'On hold'
  if (next === null) return 'Paid when our team starts the next pay run'
  return (
    <>
      {available > 0 ? 'Goes out' : 'Next pay day:'} <DateTime at={next} />
    </>
  )
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
