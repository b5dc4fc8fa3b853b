import type { CurrentUser } from '#market/accounts/current-user.ts'
import { formatUsdShort } from '#market/money.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { ExampleLead } from './ExampleLead.tsx'
import styles from './Samples.module.css'
import { SamplesPoints } from './SamplesPoints.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { useSamplesPlan } from './samples-queries.ts'
import type { Visit } from './use-return.ts'

type Props = { viewer: CurrentUser | null; visit: Visit }

/** Explains the daily leads, and how to subscribe. */
export function SamplesOffer({ viewer, visit }: Props) {
  const { data: plan } = useSamplesPlan()
  return (
    <main className="page">
      {visit === 'unpaid' && (
        <Banner tone="amber">
          You weren’t charged. Your answers are saved; subscribe whenever you’re ready.
        </Banner>
      )}
      {visit === 'unconfirmed' && (
        <Banner tone="amber">
          The card provider hasn’t confirmed the payment yet. This page updates as soon as it does.
        </Banner>
      )}
      <section className={styles['offer']}>
        <div className={styles['pitch']}>
          <p className={styles['kicker']}>Samples</p>
          <h1>A national buyer in your inbox, every morning</h1>
          <p className={styles['lead']}>
            One contact a day at a retailer who buys what you make: name, title, email and phone,
            from people who agreed to hear from sellers. Send them a sample while your competitors
            are still looking for the address.
          </p>
          <ExampleLead />
          <SamplesPoints />
        </div>
        <section className={styles['card']} aria-label="Subscribe">
          <p className={styles['price']}>
            <b>{plan ? formatUsdShort(plan.price_cents) : '…'}</b> a month, cancel any time
          </p>
          <SignUpForm viewer={viewer} />
        </section>
      </section>
    </main>
  )
}
