import { cents, formatUsd } from '#market/money.ts'
import { isPayableByCard } from '#market/payments/card-limits.ts'
import type { SellerMoney } from '#market/payouts/payout-api.ts'
import { statementKindWords, type StatementKind } from '#market/payouts/statement.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { usePayDebt } from '../payout-queries.ts'

const MOST_SHOWN = 5

type Props = { money: SellerMoney }

/** More was refunded or taken back than is available: what it comes from, and how it is met. */
export function DebtNotice({ money }: Props) {
  const { available_cents: available, debt_limit_cents: limit, debts } = money
  const debt = cents(-available)
  const { go, isLeaving } = usePayDebt()
  return (
    <Banner
      tone="red"
      action={
        isPayableByCard(debt) && (
          <Button size="small" busy={isLeaving} onClick={() => void go()}>
            Pay {formatUsd(debt)} by card
          </Button>
        )
      }
    >
      <div className="col g2">
        <p>
          <b>You owe {formatUsd(debt)}.</b> Your next sales meet it, and nothing is paid out until
          then.
        </p>
        {debts.length > 0 && (
          <ul className="col g1" aria-label="What you owe">
            {debts.slice(0, MOST_SHOWN).map((each) => (
              <li key={each.order_id}>
                <p>
                  {formatUsd(each.amount_cents)} {debtCause(each.kind)}{' '}
                  <Link href={paths.order(each.order_id)}>{each.po_number}</Link>
                </p>
              </li>
            ))}
            {debts.length > MOST_SHOWN && (
              <li>
                <Link href={paths.payoutOrders({ place: 'available', sort: 'oldest' })}>
                  All {debts.length} orders
                </Link>
              </li>
            )}
          </ul>
        )}
        {!isPayableByCard(debt) && (
          <p>
            To pay it by wire, <Link href={paths.contact()}>contact us</Link>.
          </p>
        )}
        {debt > limit && <p>Above {formatUsd(limit)} you can’t accept offers until it is paid.</p>}
      </div>
    </Banner>
  )
}

const CAUSES: Partial<Record<StatementKind, string>> = {
  refund: 'refunded on',
  canceled: 'given back when we canceled',
  chargeback: 'taken back by the bank of the buyer of',
}

/** What made a debt, before the number of its order. */
const debtCause = (kind: StatementKind) =>
  CAUSES[kind] ?? `(${statementKindWords[kind].toLowerCase()}) on`
