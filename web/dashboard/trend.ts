import { stepOf, USUAL_PERIOD, type Period } from '#market/dashboard/weeks.ts'
import type { Week } from '#market/dashboard/overview-api.ts'
import { cents, formatUsd } from '#market/money.ts'
import { utcDayText } from '#web/platform/format/date-text.ts'
import { quantityBrief, usdBrief } from '#web/platform/format/compact-numbers.ts'
import type { PlotPoint } from '#web/platform/plots/plot-point.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'

export const trendNames = ['views', 'offers', 'sold'] as const
export type TrendName = (typeof trendNames)[number]

type Telling = {
  title: string
  valueOf: (week: Week) => number
  figure: (value: number) => string
  brief: (value: number) => string
  detail?: (week: Week) => string
}

export const trends: Record<TrendName, Telling> = {
  views: {
    title: 'Views by buyers',
    valueOf: ({ views }) => views,
    figure: quantityText,
    brief: quantityBrief,
  },
  offers: {
    title: 'Offers received',
    valueOf: ({ offers }) => offers,
    figure: quantityText,
    brief: quantityBrief,
  },
  sold: {
    title: 'Sold, net after fee',
    valueOf: ({ sold_net_cents: net }) => net,
    figure: (net) => formatUsd(cents(net)),
    brief: usdBrief,
    detail: ({ orders }) => `in ${counted(orders, 'paid order')}`,
  },
}

export type TrendPoint = PlotPoint & { week: Week }

/** The weeks of a period by a figure, each compared with the same one of the period before; a single week by its days. */
export function trendOf(name: TrendName, weeks: readonly Week[], period: Period = USUAL_PERIOD) {
  const { valueOf } = trends[name]
  const { count } = stepOf(period)
  const earlier = weeks.slice(0, -count)
  const told = weeks.slice(-count)
  const points = told.map((week, at): TrendPoint => {
    const before = earlier[at]
    return {
      key: week.starts_on,
      name: period === '1' ? dayOf(week) : `Week of ${dayOf(week)}`,
      mark: dayOf(week),
      value: valueOf(week),
      before: before && valueOf(before),
      week,
    }
  })
  return { points, total: totalOf(told, valueOf), before: totalOf(earlier, valueOf) }
}

const totalOf = (weeks: readonly Week[], valueOf: Telling['valueOf']) =>
  weeks.reduce((total, week) => total + valueOf(week), 0)

/** "Nov 16", in UTC as the weeks are. */
const dayOf = ({ starts_on: day }: Week) => utcDayText(day, { month: 'short', day: 'numeric' })
