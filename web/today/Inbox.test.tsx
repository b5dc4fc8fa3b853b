import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { snoozeAssignment } from '#market/staff-notes/assignment-api.ts'
import { inboxList, type Assigned } from '#market/today/inbox-list.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { InboxPage } from './InboxPage.tsx'

const anAssignment = (more: Partial<Assigned>): Assigned => ({
  id: 1,
  kind: 'order',
  subject_id: 12,
  name: 'PO-10012',
  assigned_by: 'Ann Vale',
  by_reader: false,
  assigned_at: '2026-03-02T12:00:00.000Z',
  snoozed_until: null,
  ...more,
})

test('what is assigned leads to its page, and is snoozed by one press', async () => {
  const server = aServer()
  let waiting = [
    anAssignment({}),
    anAssignment({ id: 2, kind: 'person', subject_id: 5, name: 'Pat Lee', by_reader: true }),
  ]
  server.answers(inboxList.read, () => ({
    data: waiting,
    meta: { page: 1, per_page: 50, total_pages: 1, total_count: waiting.length },
  }))
  const asked = server.answers(snoozeAssignment, ({ body, params: { id } }) => {
    waiting = waiting.filter((each) => each.id !== id)
    return { data: { snoozed_until: body.until } }
  })
  show(<InboxPage />)
  const link = (name: string) => page.getByRole('link', { name })
  await expect
    .element(link('PO-10012'))
    .toHaveAttribute('href', '/admin/purchase_orders?order=PO-10012')
  await expect.element(link('Pat Lee')).toHaveAttribute('href', '/admin/people/5')
  await page.getByRole('button', { name: 'Snooze PO-10012' }).click()
  await page.getByRole('menuitem', { name: 'For 4 hours' }).click()
  await expect.element(link('PO-10012')).not.toBeInTheDocument()
  expect(asked.map(({ params }) => params.id)).toEqual([1])
  const hours = (Date.parse(asked[0]?.body.until ?? '') - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(4)
})
