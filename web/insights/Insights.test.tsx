import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as api from '#market/insights/insight-api.ts'
import type { Overview, Traffic } from '#market/insights/overview.ts'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { Insights } from './Insights.tsx'

const none = { total_count: 0, onboarded_count: 0, approved_count: 0, denied_count: 0 }
const empty = { data: [], meta: { page: 1, per_page: 100, total_pages: 1, total_count: 0 } }
const sellers = { ...empty, meta: { ...empty.meta, ...none } }
const week = { from: '2026-03-01', to: '2026-03-07' }
const traffic: Traffic = {
  orders: 3,
  value_cents: 900_00,
  revenue_cents: 90_00,
  products: 2,
  buyers: 1,
  sellers: 1,
  offers: 4,
}
const funnel = { draft: 4, sent: 4, answered: 3, countered: 2, accepted: 1, paid: 1 }
const spread = {
  within_1_hour: 3,
  within_6_hours: 0,
  within_24_hours: 0,
  within_3_days: 0,
  later: 0,
}
const answers = { answered: 3, unanswered: 1, median_seconds: 60, p90_seconds: 90, spread }
const promise = { in_time: 2, late: 0, waiting: 1, overdue: 0 }
const twice = <Figure,>(figure: Figure) => ({ now: figure, before: figure })
const overview: Overview = {
  period: twice(week),
  totals: twice(traffic),
  series: [{ ...week, ...twice(traffic) }],
  funnel: twice(funnel),
  first_answer: twice(answers),
  sell_through: [],
  top_sellers: [],
  top_buyers: [],
  applications: twice(promise),
}

const moved = {
  gross_cents: 900_00,
  fee_cents: 90_00,
  refunded_cents: 45_50,
  disputed_cents: 0,
  paid_out_cents: 300_00,
}
const quiet = { ...moved, gross_cents: 0, fee_cents: -4_55, paid_out_cents: 0 }
const money = {
  period: twice(week),
  totals: { now: moved, before: quiet },
  months: [
    { month: '2026-02-01', ...quiet },
    { month: '2026-03-01', ...moved },
  ],
}

function aMarket(orders: typeof empty = empty) {
  const server = aServer()
  server.answers(api.readInsightOverview, () => overview)
  server.answers(api.readInsightMoney, () => money)
  server.answers(api.readInsightCounts, () => ({
    orders: { total_count: 93 },
    products: { total_count: 2003, total_units: 50_000 },
    buyers: none,
    sellers: none,
    offers: { total_count: 168 },
  }))
  server.answers(api.listInsightOrders, () => orders)
  server.answers(api.listInsightUsers, () => sellers)
}

const links = page.getByRole('navigation', { name: 'Insights' })
const list = (name: string) => page.getByRole('region', { name, exact: true })

test('each list is next to its plots, under a row of links with their counts', async () => {
  await page.viewport(1600, 900)
  aMarket()
  show(<Insights search={{}} />)
  await expect.element(links.getByRole('link', { name: 'Products 2,003' })).toBeVisible()
  await expect.element(page.getByRole('figure', { name: 'Value over time' })).toBeVisible()
  const orders = list('Orders').element().getBoundingClientRect()
  const figure = page.getByRole('figure', { name: 'Value over time' }).element()
  const plot = figure.getBoundingClientRect()
  expect(plot.left).toBeGreaterThanOrEqual(orders.right)
  expect(plot.top).toBeLessThan(orders.bottom)
})

describe('money by month', () => {
  const figure = page.getByRole('figure', { name: 'Money by month' })

  test('shows the sums of the chosen days with those of before', async () => {
    aMarket()
    show(<Insights search={{}} />)
    await expect.element(page.getByText('Mar 1 to Mar 7, 2026').first()).toBeVisible()
    const paidOut = page.getByRole('definition').nth(2)
    await expect.element(paidOut).toHaveTextContent('$300$0 before')
  })

  test('is read by keys, and leads to the orders paid in a month', async () => {
    aMarket()
    const { address } = show(<Insights search={{}} />)
    const reader = figure.getByRole('slider', { name: 'Money by month' })
    await expect
      .element(reader)
      .toHaveAttribute(
        'aria-valuetext',
        'March 2026: Gross $900, Fee $90, Paid out $300, Refunded $45.50, Disputed $0',
      )
    reader.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(figure.getByText('February 2026')).toBeVisible()
    await expect.element(figure.getByText('-$4.55')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => decodeURIComponent(address()))
      .toContain('{"paid_from":"2026-02-01","paid_to":"2026-02-28"}')
  })

  test('is a table too, with the chosen days above the months', async () => {
    aMarket()
    show(<Insights search={{}} />)
    await figure.getByRole('button', { name: 'Show as table' }).click()
    const rows = figure.getByRole('row')
    await expect.element(rows.nth(1)).toHaveTextContent('Mar 1 to Mar 7, 2026$900$90$300$45.50$0')
    await expect.element(rows.nth(3)).toHaveTextContent('February 2026$0-$4.55$0$45.50$0')
  })
})

test('a link leads down to its list, and opens it', async () => {
  aMarket()
  const { address } = show(<Insights search={parseSearch('?weeks=4')} />)
  await links.getByRole('link', { name: 'Offers 168' }).click()
  await expect.poll(address).toMatch(/weeks=4.*open=orders%2Coffers#offers$/)
  await expect.element(list('Offers').getByRole('heading', { name: /^Offers/ })).toHaveFocus()
})

test('the lists that are open are in the address, and no link claims to be the current one', async () => {
  aMarket()
  show(<Insights search={parseSearch('?open=sellers')} />)
  await expect.element(list('Sellers').getByText('No sellers here')).toBeVisible()
  await expect
    .element(list('Orders').getByRole('button', { name: /^Orders/ }))
    .toHaveAttribute('aria-expanded', 'false')
  const link = links.getByRole('link', { name: 'Sellers 0' })
  await expect.element(link).not.toHaveAttribute('aria-current')
})

test('a page of a list beyond its last leads back', async () => {
  const meta = { page: 9, per_page: 100, total_pages: 2, total_count: 150 }
  aMarket({ data: [], meta })
  show(<Insights search={parseSearch('?weeks=4&orders_page=9')} />)
  await expect
    .element(list('Orders').getByRole('link', { name: 'Go to the last page' }))
    .toHaveAttribute('href', '/admin/insights?weeks=4&orders_page=2#orders')
})
