import { PackageX } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'

export function OrderMissing() {
  return (
    <main className="page">
      <h1 className="sr">Not found</h1>
      <EmptyState
        icon={PackageX}
        title="This order is not here"
        actions={
          <ButtonLink kind="primary" href={paths.myOrders()}>
            See My Orders
          </ButtonLink>
        }
      >
        Perhaps it belongs to another account, or the link is cut short.
      </EmptyState>
    </main>
  )
}
