import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readToday } from '#market/today/today-api.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { TodayPart } from './TodayPart.tsx'

const AT = '2026-01-05T12:00:00.000Z'

test('each row says what, how many and since when, and leads to the very filter', async () => {
  aServer().answers(readToday, () => ({
    data: [
      { kind: 'overdue_applications', count: 3, at: AT },
      { kind: 'stuck', count: 1, at: AT },
      { kind: 'silent_worker', count: 1, at: null },
      { kind: 'late_jobs', count: 2, at: AT },
    ],
  }))
  const { address } = show(<TodayPart />)
  const link = (name: RegExp) => page.getByRole('link', { name })
  await expect.element(link(/^3 applications are overdue Oldest received/)).toBeVisible()
  await expect.element(link(/^No background worker is running$/)).toBeVisible()
  await expect.element(link(/^2 jobs are late Oldest due/)).toBeVisible()
  await link(/^An order is stuck/).click()
  await expect.poll(address).toBe('/admin/purchase_orders?status=stuck')
})

test('what is assigned to the reader leads to what of it waits', async () => {
  aServer().answers(readToday, () => ({
    data: [
      { kind: 'assigned_applications' as const, count: 1, at: AT },
      { kind: 'assigned_orders' as const, count: 2, at: AT },
      { kind: 'assigned_people' as const, count: 1, at: AT },
    ],
  }))
  show(<TodayPart />)
  const leadsTo = (name: RegExp, href: string) =>
    expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
  await leadsTo(/^An application is assigned to you/, '/admin/applications?assigned=mine')
  await leadsTo(/^2 orders are assigned to you/, '/admin/purchase_orders?status=open&assigned=mine')
  await leadsTo(/^A person is assigned to you/, '/admin/people?assigned=mine')
})

test('with nothing due it says so', async () => {
  aServer().answers(readToday, () => ({ data: [] }))
  show(<TodayPart />)
  await expect.element(page.getByText('Nothing needs your attention today.')).toBeVisible()
})

test('what could not be loaded is asked for again', async () => {
  const server = aServer()
  server.answers(readToday, () => refusal(503, 'Come back in a minute'))
  show(<TodayPart />)
  await expect.element(page.getByText('Come back in a minute')).toBeVisible()
  server.answers(readToday, () => ({ data: [] }))
  await page.getByRole('button', { name: /again/i }).click()
  await expect.element(page.getByText('Nothing needs your attention today.')).toBeVisible()
})
