import type { Overview, PromiseKept } from '#market/insights/overview.ts'
import { keysOf } from '#market/keys-of.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { BarList } from '#web/platform/plots/BarList.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { shareWords } from './figure-change-words.ts'
import { SavePlot } from './SavePlot.tsx'

type Props = { overview: Overview }

const TITLE = 'Applications against the 24-hour promise'
const NAMES: Record<keyof PromiseKept, string> = {
  in_time: 'Answered in time',
  late: 'Answered late',
  waiting: 'Waiting, in time',
  overdue: 'Waiting, overdue',
}
const OUTCOMES = keysOf(NAMES)

export function PromisePlot({ overview: { applications } }: Props) {
  const { now, before } = applications
  const all = OUTCOMES.reduce((sum, outcome) => sum + now[outcome], 0)
  const due = all - now.waiting
  return (
    <BarList
      title={TITLE}
      whole={all}
      bars={OUTCOMES.map((outcome) => ({
        key: outcome,
        name: NAMES[outcome],
        value: now[outcome],
        figure: quantityText(now[outcome]),
        note: shareWords(now[outcome], all),
        href: paths.adminApplications(
          outcome === 'in_time' || outcome === 'late' ? { state: 'approved' } : {},
        ),
      }))}
      heads={['Applications', 'Count', 'Previous period']}
      cellsOf={(key) =>
        OUTCOMES.filter((outcome) => outcome === key).flatMap((outcome) => [
          quantityText(now[outcome]),
          quantityText(before[outcome]),
        ])
      }
      tools={
        <SavePlot
          title={TITLE}
          rows={() => [
            ['Applications', 'Count', 'Count before'],
            ...OUTCOMES.map((outcome) => [NAMES[outcome], now[outcome], before[outcome]]),
          ]}
        />
      }
    >
      <p className="t13 muted">
        {shareWords(now.in_time, due)} of those due were answered in time.
      </p>
    </BarList>
  )
}
