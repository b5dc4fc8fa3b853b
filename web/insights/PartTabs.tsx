import { quantityText } from '#web/platform/format/numbers.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { useInsightCounts } from './insight-queries.ts'
import { leadingTo, sectionNames, tabOf, type SectionName } from './insights-address.ts'
import styles from './PartTabs.module.css'

type Props = { search: Search }

const LABELS: Record<SectionName, string> = {
  orders: 'Orders',
  products: 'Products',
  buyers: 'Buyers',
  sellers: 'Sellers',
  offers: 'Offers',
}

/** Stay in sight, and lead to each part of the page. */
export function PartTabs({ search }: Props) {
  const { data: counts } = useInsightCounts()
  return (
    <div className={styles['tabs']}>
      <Tabs
        label="Insights"
        tabs={sectionNames.map((name) => ({
          label: counts
            ? `${LABELS[name]} ${quantityText(counts[name].total_count)}`
            : LABELS[name],
          href: leadingTo(search, name),
          current: name === tabOf(search),
        }))}
      />
    </div>
  )
}
