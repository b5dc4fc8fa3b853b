import { useRouter } from '@tanstack/react-router'
import { daysOfMonth, type MoneyMoved } from '#market/insights/money-moved.ts'
import { usdBrief } from '#web/platform/format/compact-numbers.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { FlowPlot } from '#web/platform/plots/FlowPlot.tsx'
import type { Money } from '../insight-queries.ts'
import { narrowed } from '../insights-address.ts'
import { usdWords } from '../money-words.ts'
import { daysWords } from '../overview/day-words.ts'
import { SavePlot } from '../overview/SavePlot.tsx'
import styles from './MoneyPlot.module.css'
import { moneyFigures, moneyNames } from './money-figures.ts'
import { monthMark, monthWords } from './month-words.ts'

type Props = { money: Money; search: Search }

const TITLE = 'Money by month'
const LEAVING = ['paid_out_cents', 'refunded_cents', 'disputed_cents'] as const
const NAMES = moneyNames.map((figure) => moneyFigures[figure].name)

/** What came in above the line, the fee as its foot, and what left below; a press shows the month’s orders. */
export function MoneyPlot({ money: { period, totals, months }, search }: Props) {
  const router = useRouter()
  const points = months.map((moved, at) => ({
    key: moved.month,
    name: monthWords(moved.month),
    mark: monthMark(moved.month, at),
    up: [moved.fee_cents, moved.gross_cents - Math.max(0, moved.fee_cents)],
    down: LEAVING.map((figure) => moved[figure]),
    moved,
  }))
  const rows = [
    { key: 'period', cells: [daysWords(period.now), ...words(totals.now)] },
    ...points.toReversed().map(({ key, name, moved }) => ({ key, cells: [name, ...words(moved)] })),
  ]
  return (
    <FlowPlot
      title={TITLE}
      points={points}
      colours={{
        up: [moneyFigures.fee_cents.colour, moneyFigures.gross_cents.colour],
        down: LEAVING.map((figure) => moneyFigures[figure].colour),
      }}
      brief={usdBrief}
      words={({ moved }) =>
        words(moved)
          .map((amount, at) => `${NAMES[at]} ${amount}`)
          .join(', ')
      }
      renderTip={({ moved }) => <MoneyLines moved={moved} />}
      table={{ heads: ['Days', ...NAMES], rows }}
      choice={{
        hint: 'Click to list the orders paid then',
        onChoose: ({ key }) => {
          const { from, to } = daysOfMonth(key)
          const href = narrowed(search, 'orders', { paid_from: from, paid_to: to })
          void router.navigate({ href, resetScroll: false })
        },
      }}
      tools={
        <SavePlot
          title={TITLE}
          rows={() => [
            ['From', 'To', ...NAMES],
            [period.now.from, period.now.to, ...plain(totals.now)],
            ...months.map((moved) => {
              const { from, to } = daysOfMonth(moved.month)
              return [from, to, ...plain(moved)]
            }),
          ]}
        />
      }
    />
  )
}

type MoneyLinesProps = { moved: MoneyMoved }

/** The figures of one month, in its tip. */
function MoneyLines({ moved }: MoneyLinesProps) {
  return (
    <span className={styles['lines']}>
      {moneyNames.map((figure) => (
        <span key={figure}>
          <i style={{ background: `var(--plot-${moneyFigures[figure].colour})` }} />
          {moneyFigures[figure].name}
          <b>{usdWords(moved[figure])}</b>
        </span>
      ))}
    </span>
  )
}

const words = (moved: MoneyMoved) => moneyNames.map((figure) => usdWords(moved[figure]))
const plain = (moved: MoneyMoved) => moneyNames.map((figure) => (moved[figure] / 100).toFixed(2))
