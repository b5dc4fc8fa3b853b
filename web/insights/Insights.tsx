import type { Search } from '#web/platform/navigation/search-params.ts'
import { DetailDialog } from './details/DetailDialog.tsx'
import { MoneyPart } from './money/MoneyPart.tsx'
import { OverviewPart } from './overview/OverviewPart.tsx'
import { Parts } from './Parts.tsx'
import { PartLinks } from './PartLinks.tsx'
import styles from './Insights.module.css'

type Props = { search: Search }

/** The figures, each list with its plots, and the opened records. */
export function Insights({ search }: Props) {
  return (
    <div className={styles['insights']}>
      <OverviewPart search={search} />
      <MoneyPart search={search} />
      <PartLinks search={search} />
      <Parts search={search} />
      <DetailDialog search={search} />
    </div>
  )
}
