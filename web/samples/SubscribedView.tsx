import type { CurrentUser } from '#market/accounts/current-user.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { ExampleLead } from './ExampleLead.tsx'
import { PastLeads } from './PastLeads.tsx'
import { SampleProfileForm } from './SampleProfileForm.tsx'
import styles from './Samples.module.css'
import { SubscriptionCard } from './SubscriptionCard.tsx'

type Props = { viewer: CurrentUser }

/** What a subscriber sees: the subscription, the profile and the leads. */
export function SubscribedView({ viewer }: Props) {
  return (
    <main className="page">
      <PageHead
        title="Samples"
        summary="One lead a day, from people who agreed to hear from you."
      />
      <div className={styles['view']}>
        <div>
          <SubscriptionCard />
          <section id="leads" aria-label="Your leads">
            <PastLeads />
          </section>
        </div>
        <div>
          <Card id="profile" aria-label="Your profile" padded>
            <div className="col g4">
              <h2>Your profile</h2>
              <SampleProfileForm viewer={viewer} />
            </div>
          </Card>
          <ExampleLead />
        </div>
      </div>
    </main>
  )
}
