import { largestParts, type ManifestTotals, type Part } from '#market/manifests/manifest-totals.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import { BarList } from '#web/platform/plots/BarList.tsx'
import { barOf, cellsOf } from './manifest-words.ts'
import styles from './Manifest.module.css'

type Props = { totals: ManifestTotals }

const MOST_CATEGORIES = 8
const HEADS = ['', 'Share', 'At MSRP', 'Units']

/** What of the goods is in which condition and of which category, by what it is worth at MSRP. */
export function ManifestShares({ totals }: Props) {
  const { shown, others } = largestParts(totals.categories, MOST_CATEGORIES)
  return (
    <div className={styles['shares']}>
      <Shares
        title="By condition, share of MSRP value"
        totals={totals}
        parts={totals.conditions.map((part) => ({ ...part, name: conditionWords[part.key] }))}
      />
      <Shares
        title="By category, share of MSRP value"
        totals={totals}
        parts={[
          ...shown.map((part) => ({
            ...part,
            key: part.key ?? '',
            name: part.key ?? 'Not stated',
          })),
          ...(others ? [{ ...others, key: 'others', name: `${others.count} others` }] : []),
        ]}
      />
    </div>
  )
}

type SharesProps = Props & { title: string; parts: readonly (Part<string> & { name: string })[] }

function Shares({ title, totals: { retail_cents: whole }, parts }: SharesProps) {
  const byKey = new Map(parts.map((part) => [part.key, part]))
  return (
    <BarList
      title={title}
      bars={parts.map((part) => barOf(part, whole))}
      whole={whole}
      heads={HEADS.with(0, title)}
      cellsOf={(key) => {
        const part = byKey.get(key)
        return part ? cellsOf(part, whole) : []
      }}
    />
  )
}
