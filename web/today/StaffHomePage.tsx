import { useLocation } from '@tanstack/react-router'
import { Insights } from '#web/insights/Insights.tsx'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { TodayPart } from './TodayPart.tsx'

/** The home of administrators: what needs them, above the insights. */
export function StaffHomePage() {
  usePageTitle('Today')
  const { search } = useLocation()
  return (
    <main className="page">
      <TodayPart />
      <Insights search={search} />
    </main>
  )
}
