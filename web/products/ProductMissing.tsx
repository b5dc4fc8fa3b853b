import { PackageX } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'

export function ProductMissing() {
  return (
    <main className="page">
      <h1 className="sr">Not found</h1>
      <EmptyState
        icon={PackageX}
        title="This product is not here"
        actions={
          <ButtonLink kind="primary" href={paths.home()}>
            Back to Home
          </ButtonLink>
        }
      >
        It may have been taken down by its seller, or the link may be cut short.
      </EmptyState>
    </main>
  )
}
