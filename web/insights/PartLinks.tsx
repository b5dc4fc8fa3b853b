import { quantityText } from '#web/platform/format/numbers.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useInsightCounts } from './insight-queries.ts'
import { leadingTo, sectionNames, type SectionName } from './insights-address.ts'
import styles from './PartLinks.module.css'

type Props = { search: Search }

const LABELS: Record<SectionName, string> = {
  orders: 'Orders',
  products: 'Products',
  buyers: 'Buyers',
  sellers: 'Sellers',
  offers: 'Offers',
}

/** Stay in sight, and lead down to each list of the page. */
export function PartLinks({ search }: Props) {
  const { data: counts, isPending } = useInsightCounts()
  return (
    // Hidden until the counts are known: each count would push the links after it.
    <nav className={styles['links']} aria-label="Insights" data-hidden={isPending || undefined}>
      <span className="t13 muted">On this page</span>
      {sectionNames.map((name) => (
        <Link key={name} href={leadingTo(search, name)}>
          {LABELS[name]}
          {counts && <span className="muted tnum"> {quantityText(counts[name].total_count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
