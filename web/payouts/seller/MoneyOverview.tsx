import { useLocation } from '@tanstack/react-router'
import { InvoiceDetailsCard } from '#web/papers/InvoiceDetailsCard.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { ChoosePlace } from './account/ChoosePlace.tsx'
import { WherePaidCard } from './account/WherePaidCard.tsx'
import { MoneyFigures } from './figures/MoneyFigures.tsx'
import { PaidByMonth } from './figures/PaidByMonth.tsx'
import { HoldNotice } from './hold/HoldNotice.tsx'
import four from '../Figures.module.css'
import styles from './MoneyOverview.module.css'
import { useMoney } from './payout-queries.ts'
import { useStripeReturn } from './use-stripe-return.ts'
import { PayoutTabs } from './PayoutTabs.tsx'

/** Stands above the list of payouts. */
export function MoneyOverview() {
  const { search } = useLocation()
  const { isReturning } = useStripeReturn(search)
  const { data: money, error, refetch } = useMoney()
  return (
    <>
      <PayoutTabs current="payouts" />
      {error && !money && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!money && !error && (
        <Loading label="Loading what you have coming">
          <MoneySkeleton />
        </Loading>
      )}
      {money && (
        <>
          <HoldNotice money={money} />
          {!money.account && <ChoosePlace />}
          <MoneyFigures money={money} />
          <div className={styles['columns']}>
            {money.account && <WherePaidCard account={money.account} isReturning={isReturning} />}
            <PaidByMonth />
            {!money.has_invoice_details && <InvoiceDetailsCard />}
          </div>
        </>
      )}
      <h2 className="t16">All payouts</h2>
    </>
  )
}

/** As much room as the figures and the first card take, so that the list below stays where it is. */
function MoneySkeleton() {
  return (
    <div className="col g4">
      <div className={four['four']}>
        {['pending', 'available', 'in_flight', 'paid'].map((each) => (
          <Skeleton key={each} shape="block" height={118} />
        ))}
      </div>
      <div className={styles['columns']}>
        <Skeleton shape="block" height={208} />
      </div>
    </div>
  )
}
