import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useViewer, viewerQuery } from '#web/accounts/account-queries.ts'
import { aBuyer } from '#web/accounts/testing/a-buyer.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import type { LiveStanding } from '#web/platform/live/live-link.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { useRoleChanges } from './use-role-changes.ts'

const drawn = { ...aBuyer, admin: true, staff_role: 'support' as const, buyer: null }

/** A page that was drawn for somebody of support. */
function StaffPage() {
  const queries = useQueryClient()
  const [standing, setStanding] = useState<LiveStanding>('opening')
  useEffect(() => void queries.setQueryData(viewerQuery.queryKey, drawn), [queries])
  useRoleChanges({ standing, isStaff: true })
  return (
    <>
      <Role />
      <button onClick={() => setStanding('live')}>Connect</button>
    </>
  )
}

const Role = () => <output>{useViewer()?.staff_role}</output>

test('a role that changed before the page was first connected shows once it is', async () => {
  const server = aServer()
  staffIsHere(server, { id: drawn.id, role: 'support' })
  show(<StaffPage />)
  await expect.element(page.getByText('support')).toBeVisible()
  staffIsHere(server, { id: drawn.id, role: 'admin' })
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect.element(page.getByText('admin')).toBeVisible()
})
