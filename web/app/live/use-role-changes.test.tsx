import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { test, expect } from 'vitest'
import { page } from 'vitest/browser'
import { useViewer, viewerQuery } from '#web/accounts/account-queries.ts'
import { aBuyer } from '#web/accounts/testing/a-buyer.ts'
import { staffIsHere } from '#web/accounts/testing/staff.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import type { LiveStanding } from '#web/platform/live/live-link.ts'
import { useRoleChanges } from './use-role-changes.ts'

const drawn = { ...aBuyer, admin: true, staff_role: 'support' as const, buyer: null }

function StaffPage({ standing }: { standing: LiveStanding }) {
  const queries = useQueryClient()
  useEffect(() => void queries.setQueryData(viewerQuery.queryKey, drawn), [queries])
  useRoleChanges({ standing, isStaff: true })
  return <output>{useViewer()?.staff_role}</output>
}

test('a role that changed before the page was first connected shows once it is', async () => {
  staffIsHere(aServer(), { id: drawn.id, role: 'admin' })
  show(<StaffPage standing="live" />)
  await expect.element(page.getByText('admin')).toBeVisible()
})
