import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { updateMe } from '#market/accounts/password-api.ts'
import { aBuyer } from '#web/accounts/testing/a-buyer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ProfileSection } from './ProfileSection.tsx'

test('a name that is typed on while it is saved stays, and is unsaved', async () => {
  const stored = Promise.withResolvers<void>()
  const asked = aServer().answers(updateMe, async () => {
    await stored.promise
    return { ...aBuyer, full_name: 'Dana' }
  })
  const tellUnsaved = vi.fn()
  show(<ProfileSection viewer={aBuyer} tellUnsaved={tellUnsaved} />)
  const name = page.getByLabelText('Full name')
  await name.fill('Dana')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect.poll(() => asked.length).toBe(1)
  await name.fill('Dana R')
  stored.resolve()
  await expect.element(page.getByRole('button', { name: 'Discard changes' })).toBeVisible()
  await expect.element(name).toHaveValue('Dana R')
  expect(tellUnsaved).toHaveBeenLastCalledWith('profile', true)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect.element(name, { message: 'what was saved' }).toHaveValue('Dana')
})
