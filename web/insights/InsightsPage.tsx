import { useLocation } from '@tanstack/react-router'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { DetailDialog } from './details/DetailDialog.tsx'
import { OverviewPart } from './overview/OverviewPart.tsx'
import { Sections } from './sections/Sections.tsx'
import styles from './InsightsPage.module.css'

export function InsightsPage() {
  usePageTitle('Insights')
  const { search } = useLocation()
  return (
    <main className={`page ${styles['insights']}`}>
      <OverviewPart search={search} />
      <Sections search={search} />
      <DetailDialog search={search} />
    </main>
  )
}
