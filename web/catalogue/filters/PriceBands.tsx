import { cents, formatUsd, formatUsdShort } from '#market/money.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { useShownFirst } from '#web/platform/hooks/use-shown-first.ts'
import { classes } from '#web/platform/ui/classes.ts'
import type { FilterProps } from './filter-props.ts'
import styles from './PriceBands.module.css'

/** How many lots each band of prices has, as bars to choose one by. */
export function PriceBands({ criteria, onChange, facets }: FilterProps) {
  const bands = facets?.filter_counts?.prices ?? []
  const highest = Math.max(...bands.map(({ count }) => count), 1)
  const [chosen, press] = useShownFirst(rangeOf(criteria), (range) =>
    onChange({ ...criteria, ...range }),
  )
  if (bands.length === 0) return null
  return (
    <ul className={styles['bands']} aria-label="Price ranges">
      {bands.map(({ from, to, count }) => {
        const range = { min_price_cents: from || undefined, max_price_cents: to ?? undefined }
        const isChosen = isSameRange(range, chosen)
        const words = bandWords(from, to)
        return (
          <li key={from}>
            <button
              type="button"
              className={classes(isChosen && styles['chosen'])}
              aria-pressed={isChosen}
              aria-label={`${words}: ${counted(count, 'lot')}`}
              title={`${words}: ${counted(count, 'lot')}`}
              onClick={() => press(isChosen ? EVERY_PRICE : range)}
            >
              <span style={{ height: `${Math.ceil((count / highest) * 100)}%` }} />
            </button>
            <small aria-hidden="true">{formatUsdShort(cents(from))}</small>
          </li>
        )
      })}
    </ul>
  )
}

type Range = Pick<FilterProps['criteria'], 'min_price_cents' | 'max_price_cents'>

const EVERY_PRICE: Range = { min_price_cents: undefined, max_price_cents: undefined }

const rangeOf = ({ min_price_cents, max_price_cents }: Range): Range => ({
  min_price_cents,
  max_price_cents,
})

const isSameRange = (one: Range, other: Range) =>
  one.min_price_cents === other.min_price_cents && one.max_price_cents === other.max_price_cents

function bandWords(from: number, to: number | null): string {
  if (to === null) return `${formatUsd(cents(from))} and more`
  return `${formatUsd(cents(from))} to ${formatUsd(cents(to))}`
}
