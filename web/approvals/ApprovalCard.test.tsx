import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { declineApproval } from '#market/approvals/approval-api.ts'
import type { ListedApproval } from '#market/approvals/approvals-list.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ApprovalCard } from './ApprovalCard.tsx'

const anApproval = (more: Partial<ListedApproval> = {}): ListedApproval => ({
  id: 4,
  subject_id: 3,
  subject_name: 'Ash & Oak',
  stake: { act: 'fee', platform_fee_bps: 300, before_bps: null, standard_fee_bps: 1000 },
  note: null,
  asked_by: { id: 8, name: 'Sam Poe' },
  asked_at: '2026-03-02T12:00:00.000Z',
  expires_at: '2026-03-05T12:00:00.000Z',
  outcome: null,
  decided_by: null,
  decided_at: null,
  reason: null,
  confirmed_alone: false,
  obstacle: null,
  meanwhile: [],
  ...more,
})
const button = (name: RegExp) => page.getByRole('button', { name })

test('a request says what happened since it was asked', async () => {
  staffIsHere(aServer(), { id: 7, role: 'admin' })
  const at = '2026-03-03T12:00:00.000Z'
  show(
    <ApprovalCard
      approval={anApproval({ meanwhile: [{ at, what: 'seller edited', by: 'Eve Lund' }] })}
    />,
  )
  await expect.element(page.getByText('Seller edited, by Eve Lund')).toBeVisible()
  await expect.element(button(/^Approve:/)).toBeVisible()
})

test('one that can’t be carried out says why, and is closed with that reason', async () => {
  const server = aServer()
  staffIsHere(server, { id: 7, role: 'admin' })
  const obstacle = 'The fee is 5% now, not what it was at the time of the request'
  const asked = server.answers(declineApproval, () => ({ data: anApproval() }))
  show(<ApprovalCard approval={anApproval({ obstacle })} />)
  await expect.element(page.getByText(`${obstacle}.`)).toBeVisible()
  expect(button(/^Approve:/).query()).toBeNull()
  await button(/^Close request:/).click()
  await expect.poll(() => asked.map(({ body }) => body.reason)).toEqual([obstacle])
})
