import { useDeferredValue } from 'react'
import { dayOf } from '#market/insights/period.ts'
import { useIsOfFirstPage } from '#web/platform/hooks/use-taken-over.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { useMoney } from '../insight-queries.ts'
import { periodOf } from '../insights-address.ts'
import late from '../Late.module.css'
import { MoneyPlot } from './MoneyPlot.tsx'
import { MoneyTotals } from './MoneyTotals.tsx'
import styles from './MoneyPart.module.css'

type Props = { search: Search }

/** What the ledger says came in and left: in the chosen days, and month by month. */
export function MoneyPart({ search }: Props) {
  const { data, error, refetch } = useMoney(periodOf(search, dayOf(useNow())).period)
  // In slices, as it comes along with all other plots.
  const drawn = useDeferredValue(data)
  const isLate = useIsOfFirstPage()
  if (error && !data) return <LoadProblem message={error.message} onRetry={() => void refetch()} />
  if (!drawn) return <Skeleton shape="block" height={367} />
  return (
    <Card padded className={classes(styles['money'], isLate && late['late'])}>
      <MoneyPlot money={drawn} search={search} />
      <MoneyTotals money={drawn} />
    </Card>
  )
}
