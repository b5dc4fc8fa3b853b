import { useLocation } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readLotFigures } from '#market/dashboard/overview-api.ts'
import { cents } from '#market/money.ts'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { LastWeeks } from '../LastWeeks.tsx'
import { periodOfAddress } from '../period-of-address.ts'
import { anOverview } from '../testing/an-overview.ts'
import { lotFigures } from '../testing/lot-figures.ts'
import { LotFigures } from './LotFigures.tsx'

const lots = [
  lotFigures({ id: 1, name: 'Mug', sold_net_cents: cents(86_40), units_sold: 12, views: 3 }),
  lotFigures({ id: 2, name: 'Bowl', views: 40, offers: 2, answer_hours: 5, listed: false }),
]

function Dashboard() {
  const { searchStr } = useLocation()
  const period = periodOfAddress(parseSearch(searchStr))
  return (
    <>
      <LastWeeks overview={anOverview()} sellerId={3} period={period} isStale={false} />
      <LotFigures sellerId={3} period={period} />
      <p data-testid="address">{searchStr}</p>
    </>
  )
}
const rows = () =>
  page
    .getByRole('table', { name: /^By product/ })
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent)

test('each product has its figures, sorted by the heads of the table', async () => {
  await page.viewport(1280, 900)
  aServer().answers(readLotFigures, () => ({ lots }))
  show(<LotFigures sellerId={3} period="12" />)
  await expect.poll(rows).toEqual(['Mug3012$86.40–', 'Bowl4020$0.005 hours'])
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Views' }).click()
  await expect.poll(() => rows().map((row) => row?.slice(0, 3))).toEqual(['Bow', 'Mug'])
  await expect.element(page.getByRole('link', { name: 'Mug' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Bowl' }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
})

test('another period is a press away, stands in the address, and every figure is of it', async () => {
  await page.viewport(1280, 900)
  const asked = aServer().answers(readLotFigures, () => ({ lots }))
  show(<Dashboard />)
  await page.getByRole('button', { name: '4 weeks' }).click()
  await expect.element(page.getByTestId('address')).toHaveTextContent('?weeks=4')
  await expect.poll(() => asked.at(-1)?.query.weeks).toBe('4')
})

test('a period in which nothing happened says so', async () => {
  aServer().answers(readLotFigures, () => ({ lots: [] }))
  show(<LotFigures sellerId={3} period="1" />)
  const words = 'No product had views, offers or sales in this period.'
  await expect.element(page.getByText(words)).toBeVisible()
  expect(page.getByRole('button', { name: 'Export CSV' }).elements()).toEqual([])
})
