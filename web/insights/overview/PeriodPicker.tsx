import { useState } from 'react'
import { periodQuery, type Period } from '#market/insights/period.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { showing, weeksToChoose } from '../insights-address.ts'
import styles from './PeriodPicker.module.css'

const PERIODS = [
  ...weeksToChoose.map(
    (weeks) => [String(weeks), weeks === 1 ? 'Last week' : `Last ${weeks} weeks`] as const,
  ),
  ['', 'From – to'] as const,
]

type Props = { search: Search; weeks: number | undefined; period: Period }

/** Chooses the last weeks or any range of days. */
export function PeriodPicker({ search, weeks, period }: Props) {
  const showAt = useShowAt()
  const [isChoosing, setIsChoosing] = useState(weeks === undefined)
  const go = (change: Record<string, string | number | undefined>) =>
    showAt(showing(search, change))

  function choose(value: string) {
    setIsChoosing(value === '')
    if (value !== '')
      go({ weeks: value === '12' ? undefined : value, from: undefined, to: undefined })
  }
  function take(change: Partial<Period>) {
    const chosen = periodQuery.safeParse({ ...period, ...change })
    if (chosen.success) go({ weeks: undefined, ...chosen.data })
  }

  return (
    <div className={styles['picker']}>
      <FilterSelect
        label="Period"
        size="small"
        value={isChoosing ? '' : String(weeks)}
        choices={PERIODS}
        onChoose={choose}
      />
      {isChoosing && (
        <>
          <TextInput
            type="date"
            aria-label="From"
            size="small"
            defaultValue={period.from}
            max={period.to}
            onChange={(event) => take({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            aria-label="To"
            size="small"
            defaultValue={period.to}
            min={period.from}
            onChange={(event) => take({ to: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  )
}
