import { useState } from 'react'
import type { Cents } from '#market/money.ts'
import { dayOf } from '#market/products/schedule/expiry-day.ts'
import {
  scheduleOf,
  standingOn,
  type ScheduledEvent,
} from '#market/products/schedule/price-schedule.ts'
import { calendarDay } from '#web/platform/format/calendar-day.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import { wholeSteps, type StepDraft } from './draft-schedule.ts'

type Props = {
  date: string
  steps: readonly StepDraft[]
  offMarketDays: number | null
  base: Cents | null
}

/** What buyers are asked from which day on, as it follows from what is typed. */
export function ScheduleTimeline({ date, steps, offMarketDays, base }: Props) {
  const [today] = useState(() => dayOf(new Date()))
  if (base === null) return null
  const following = {
    schedule: { steps: wholeSteps(steps), offMarketDays },
    base,
    expirationDate: date,
  }
  const events = scheduleOf(following)
  if (events.length === 0) return null
  const { price, step, isOffMarket } = standingOn(today, following)
  const now: ScheduledEvent = { on: today, price: isOffMarket ? null : price, step }
  const rows = [now, ...events.filter(({ on }) => on > today)]
  return (
    <Table caption="Price over time" columns={columns(today)} rows={rows} rowKey={({ on }) => on} />
  )
}

const columns = (today: string): Column<ScheduledEvent>[] => [
  { head: 'From', cell: ({ on }) => (on === today ? 'Now' : calendarDay(on)) },
  {
    head: 'Price',
    figure: true,
    cell: ({ price }) => (price === null ? 'Unlisted' : <Price of={price} />),
  },
  { head: 'Off your price', figure: true, cell: ({ step }) => (step ? `${step.percent}%` : '') },
]
