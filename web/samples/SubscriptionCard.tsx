import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { useManageSubscription, useSubscriptionOverview } from './samples-queries.ts'
import { leadWords, subscriptionWords } from './subscription-words.ts'

/** The state of the subscription, the time of the next lead, and the link to the provider. */
export function SubscriptionCard() {
  const { data: standing, error, refetch } = useSubscriptionOverview()
  const manage = useManageSubscription()
  const now = useNow()
  if (error && !standing)
    return <LoadProblem message={error.message} onRetry={() => void refetch()} />
  return (
    <Card padded aria-label="Subscription">
      <div className="col g4">
        <div className="col g1">
          {standing ? <h2>{leadWords(standing, now)}</h2> : <Skeleton width="60%" height={28} />}
          <p className="soft">
            {standing ? subscriptionWords(standing.subscription) : <Skeleton width="40%" />}
          </p>
        </div>
        {standing?.ran_out && (
          <Banner tone="amber">
            No matching leads left. We’re looking for more; adding categories may find some right
            away.
          </Banner>
        )}
        {standing?.muted && (
          <Banner tone="amber">
            You turned these emails off, so your leads are on hold.{' '}
            <Link href={`${paths.account()}#mail`}>Turn them on</Link>
          </Banner>
        )}
        <div>
          <Button busy={manage.isPending} onClick={() => void manage.run()}>
            Manage Subscription
          </Button>
        </div>
      </div>
    </Card>
  )
}
