import type { Search } from '#web/platform/navigation/search-params.ts'
import { DetailDialog } from './details/DetailDialog.tsx'
import { OverviewPart } from './overview/OverviewPart.tsx'
import { Sections } from './sections/Sections.tsx'
import styles from './Insights.module.css'

type Props = { search: Search }

/** The figures, the lists below them and what is opened of these. */
export function Insights({ search }: Props) {
  return (
    <div className={styles['insights']}>
      <OverviewPart search={search} />
      <Sections search={search} />
      <DetailDialog search={search} />
    </div>
  )
}
