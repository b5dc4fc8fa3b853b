import { Store } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'

export function StorefrontMissing() {
  return (
    <main className="page">
      <h1 className="sr">Not found</h1>
      <EmptyState
        icon={Store}
        title="This seller is not here"
        actions={
          <ButtonLink kind="primary" href={paths.home()}>
            Back to Home
          </ButtonLink>
        }
      >
        They may have left Lotline, or the link may be cut short.
      </EmptyState>
    </main>
  )
}
