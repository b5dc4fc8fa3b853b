import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { monthsBack, monthWords } from '../months.ts'

const OFFERED = 24

type Props = { month: string }

/** Chooses the month of a statement; the address holds it. */
export function StatementMonths({ month }: Props) {
  const showAt = useShowAt()
  const recent = monthsBack(useNow(), OFFERED)
  const months = recent.includes(month) ? recent : [...recent, month]
  const at = months.indexOf(month)
  const choose = (chosen: string) =>
    showAt(paths.payoutStatements(chosen === months[0] ? {} : { month: chosen }))
  const step = (label: string, to: string | undefined, icon: React.ReactNode) => (
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
