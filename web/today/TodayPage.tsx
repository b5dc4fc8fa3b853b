import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { TodayPart } from './TodayPart.tsx'

/** Where administrators begin: what needs them. */
export function TodayPage() {
  usePageTitle('Today')
  return (
    <main className="page">
      <PageHead title="Today" summary="What needs your attention, most urgent first." />
      <TodayPart />
    </main>
  )
}
