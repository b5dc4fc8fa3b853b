import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#web/platform/navigation/paths.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { monthWords } from '../months.ts'

type Props = { month: string; months: readonly string[] }

/** Chooses the month of a statement, newest first; the address holds it. */
export function StatementMonths({ month, months }: Props) {
  const showAt = useShowAt()
  const at = months.indexOf(month)
  const choose = (chosen: string) =>
    showAt(paths.payoutStatements(chosen === months[0] ? {} : { month: chosen }))
  const step = (label: string, to: string | undefined, icon: ReactNode) => (
    <IconButton
      look="edged"
      label={label}
      disabled={to === undefined}
      onClick={() => to && choose(to)}
    >
      {icon}
    </IconButton>
  )
  return (
    <div className="row">
      {step('Month before', months[at + 1], <ChevronLeft />)}
      <FilterSelect
        label="Month"
        value={month}
        choices={months.map((each) => [each, monthWords(each)] as const)}
        onChoose={choose}
      />
      {step('Month after', months[at - 1], <ChevronRight />)}
    </div>
  )
}
