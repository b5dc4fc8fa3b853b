import { useLocation } from '@tanstack/react-router'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Insights } from './Insights.tsx'

export function InsightsPage() {
  usePageTitle('Insights')
  const { search } = useLocation()
  return (
    <main className="page">
      <Insights search={search} />
    </main>
  )
}
