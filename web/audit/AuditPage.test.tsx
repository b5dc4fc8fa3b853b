import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { auditList } from '#market/audit/audit-list.ts'
import { listAssignees } from '#market/staff-notes/assignment-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { AuditPage } from './AuditPage.tsx'

test('acts are narrowed to a colleague by name and to a kind of act, in the address', async () => {
  const server = aServer()
  const asked = server.answers(auditList.read, () => ({
    data: [],
    meta: { page: 1, per_page: 100, total_pages: 1, total_count: 0 },
  }))
  server.answers(listAssignees, () => ({
    data: [{ id: 8, name: 'Sam Poe' }],
    meta: { page: 1, per_page: 500, total_pages: 1, total_count: 1 },
  }))
  const { address } = show(<AuditPage />)
  await page.getByLabelText('Who').selectOptions('Sam Poe')
  await expect.poll(address).toBe('/admin/audit_log?actor=8')
  await page.getByLabelText('Actions').selectOptions('Money and approvals')
  await expect.poll(address).toContain('topic=money')
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ actor: 8, topic: 'money' })
})
