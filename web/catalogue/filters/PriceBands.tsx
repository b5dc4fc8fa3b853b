import { cents, formatUsd, formatUsdShort } from '#market/money.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { classes } from '#web/platform/ui/classes.ts'
import type { FilterProps } from './filter-props.ts'
import styles from './PriceBands.module.css'

/** How many lots each band of prices has, as bars to choose one by. */
export function PriceBands({ criteria, onChange, facets }: FilterProps) {
  const bands = facets?.filter_counts?.prices ?? []
  const highest = Math.max(...bands.map(({ count }) => count), 1)
  if (bands.length === 0) return null
  return (
    <ul className={styles['bands']} aria-label="Price ranges">
      {bands.map(({ from, to, count }) => {
        const [least, most] = [from || undefined, to ?? undefined]
        const isChosen = criteria.min_price_cents === least && criteria.max_price_cents === most
        const words = bandWords(from, to)
        return (
          <li key={from}>
            <button
              type="button"
              className={classes(isChosen && styles['chosen'])}
              aria-pressed={isChosen}
              aria-label={`${words}: ${counted(count, 'lot')}`}
              title={`${words}: ${counted(count, 'lot')}`}
              onClick={() =>
                onChange({
                  ...criteria,
                  min_price_cents: isChosen ? undefined : least,
                  max_price_cents: isChosen ? undefined : most,
                })
              }
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

function bandWords(from: number, to: number | null): string {
  if (to === null) return `${formatUsd(cents(from))} and more`
  return `${formatUsd(cents(from))} to ${formatUsd(cents(to))}`
}
