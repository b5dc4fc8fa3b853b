import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Overview, Traffic } from '#market/insights/overview.ts'
import { stepOf, type Period } from '#market/insights/period.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { TimePlot } from '#web/platform/plots/TimePlot.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { narrowed, type SectionName } from '../insights-address.ts'
import { dayWords, stretchWords } from './day-words.ts'
import { figureNames, figures } from './overview-figures.ts'
import { SavePlot } from './SavePlot.tsx'

type Props = { overview: Overview; search: Search }

/** One figure over the days, compared with the period before; a press on a point shows its records. */
export function TrafficPlot({ overview: { period, series }, search }: Props) {
  const router = useRouter()
  const [figure, setFigure] = useState<keyof Traffic>('value_cents')
  const { name, full, brief } = figures[figure]
  const title = `${name} over time`
  const step = stepOf(period.now)
  const points = series.map(({ from, to, now, before }) => ({
    key: from,
    name: stretchWords({ from, to }, step),
    mark: dayWords(from),
    value: now[figure],
    before: before[figure],
    orders: now.orders,
    stretch: { from, to },
  }))
  const sheet = () => [
    [
      'From',
      'To',
      ...figureNames.flatMap((each) => [figures[each].name, `${figures[each].name} before`]),
    ],
    ...series.map(({ from, to, now, before }) => [
      from,
      to,
      ...figureNames.flatMap((each) => [cellOf(each, now[each]), cellOf(each, before[each])]),
    ]),
  ]
  return (
    <TimePlot
      title={title}
      points={points}
      figure={full}
      brief={brief}
      detail={figure === 'value_cents' ? ({ orders }) => `in ${orders} orders` : undefined}
      choice={{
        hint: 'Click to filter the list',
        onChoose: ({ stretch }) =>
          void router.navigate({
            href: narrowed(search, LISTS[figure].section, LISTS[figure].scopeOf(stretch)),
            resetScroll: false,
          }),
      }}
      tools={
        <>
          <Select
            aria-label="Figure"
            size="small"
            plain
            value={figure}
            onChange={({ currentTarget: { value } }) =>
              setFigure(figureNames.find((each) => each === value) ?? figure)
            }
          >
            {figureNames.map((each) => (
              <option key={each} value={each}>
                {figures[each].name}
              </option>
            ))}
          </Select>
          <SavePlot title="Figures over time" rows={sheet} />
        </>
      }
    />
  )
}

const cellOf = (figure: keyof Traffic, value: number) =>
  figure.endsWith('_cents') ? (value / 100).toFixed(2) : value

type List = { section: SectionName; scopeOf: (stretch: Period) => object }
const itself = (stretch: Period) => stretch
const uncanceled = (stretch: Period) => ({ ...stretch, canceled: false })

/** The records that a figure counts. */
const LISTS: Record<keyof Traffic, List> = {
  orders: { section: 'orders', scopeOf: uncanceled },
  value_cents: { section: 'orders', scopeOf: uncanceled },
  revenue_cents: {
    section: 'orders',
    scopeOf: ({ from, to }) => ({ paid_from: from, paid_to: to, canceled: false }),
  },
  offers: { section: 'offers', scopeOf: itself },
  products: { section: 'products', scopeOf: itself },
  buyers: { section: 'buyers', scopeOf: itself },
  sellers: { section: 'sellers', scopeOf: itself },
}
