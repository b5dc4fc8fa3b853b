import { useLocation } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { wholeNumberIn } from '#market/whole-number-in.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { LotComparison } from './LotComparison.tsx'
import { useComparedLots } from './use-compared-lots.ts'

/** The lots of the tray side by side, and one act that offers on some of them. */
export function ComparePage() {
  usePageTitle('Compare lots')
  const { lots, clear } = useComparedLots()
  const needed = useLocation({ select: ({ search }) => wholeNumberIn(search.quantity) })
  return (
    <main className="page">
      <PageHead title="Compare lots">
        {lots.length > 0 && (
          <span className="row g2">
            <Button onClick={clear}>Clear</Button>
            <ButtonLink href={paths.catalogue({ units_needed: needed })}>All Products</ButtonLink>
          </span>
        )}
      </PageHead>
      {lots.length === 0 ? (
        <EmptyState
          icon={Scale}
          title="No lots to compare yet"
          actions={
            <ButtonLink kind="primary" href={paths.catalogue({ units_needed: needed })}>
              Browse all products
            </ButtonLink>
          }
        >
          Select “Compare” on up to ten lots to see them side by side here.
        </EmptyState>
      ) : (
        <LotComparison lots={lots} needed={needed} />
      )}
    </main>
  )
}
