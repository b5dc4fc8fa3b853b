import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { isLinkExpired } from '#web/accounts/links/is-link-expired.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'

type Props = { error: Error; onRetry: () => void }

export function UnsubscribeProblem({ error, onRetry }: Props) {
  const isUnknown = isLinkExpired(error)
  return (
    <main className="col g6">
      <AuthHead title={isUnknown ? 'This link is incomplete' : 'Something went wrong'}>
        <p>
          {isUnknown
            ? 'Please open it from the email again, or choose your emails in your account.'
            : error.message}
        </p>
      </AuthHead>
      {!isUnknown && (
        <Button size="large" onClick={onRetry}>
          Try again
        </Button>
      )}
      <p className="t13 muted">
        <Link href={`${paths.account()}#mail`}>Choose which emails you get</Link>
      </p>
    </main>
  )
}
