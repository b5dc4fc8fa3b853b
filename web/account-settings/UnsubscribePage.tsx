import { useParams } from '@tanstack/react-router'
import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { asLoading } from '#web/platform/page-parts.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { useChangeMail, useTurnOff } from './mail-preferences-queries.ts'
import { UnsubscribeProblem } from './UnsubscribeProblem.tsx'

/** Where the foot of a mail leads: those mails are off, and can be had back at once. */
export function UnsubscribePage() {
  usePageTitle('Email preferences')
  const { topic = '', token = '' } = useParams({ strict: false })
  const turnOff = useTurnOff({ topic, token })
  const change = useChangeMail({ topic, token })
  const now = change.data ?? turnOff.data

  if (turnOff.error && !turnOff.isFetching)
    return <UnsubscribeProblem error={turnOff.error} onRetry={() => void turnOff.refetch()} />
  if (!now)
    return (
      <main {...asLoading()}>
        <AuthHead title="One moment" />
      </main>
    )
  return (
    <main className="col g6">
      <AuthHead title={now.wanted ? 'You’re subscribed again' : 'You’re unsubscribed'}>
        <p>
          {now.wanted ? 'We’ll email you when: ' : 'We no longer email you when: '}
          <b>{now.label}</b>. You still see everything in the app.
        </p>
      </AuthHead>
      {change.error && <Banner tone="red">{change.error.message}</Banner>}
      <Button size="large" busy={change.isPending} onClick={() => change.mutate(!now.wanted)}>
        {now.wanted ? 'Unsubscribe' : 'Undo'}
      </Button>
      <p className="t13 muted">
        <Link href={`${paths.account()}#mail`}>Choose which emails you get</Link>
      </p>
    </main>
  )
}
