import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { updateMe } from '#market/accounts/password-api.ts'
import { aBuyer } from '#web/accounts/testing/a-buyer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ProfileSection } from './ProfileSection.tsx'

test('the time zone is chosen among those near by their names and all others', async () => {
  const asked = aServer().answers(updateMe, ({ body }) => ({
    ...aBuyer,
    time_zone: body.time_zone ?? null,
  }))
  show(<ProfileSection viewer={aBuyer} tellUnsaved={vi.fn()} />)
  const select = page.getByLabelText('Time zone')
  await expect.element(select).toHaveDisplayValue('Set at my next sign-in')
  await expect.element(page.getByText(/show Eastern time until then/)).toBeVisible()
  await select.selectOptions('Mountain')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect.poll(() => asked).toMatchObject([{ body: { time_zone: 'America/Denver' } }])
  const discard = page.getByRole('button', { name: 'Discard changes' })
  await expect.element(discard, { message: 'it is saved' }).not.toBeInTheDocument()
  await expect.element(select).toHaveDisplayValue('Mountain')
  await select.selectOptions('Asia/Tokyo')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ body: { time_zone: 'Asia/Tokyo' } })
})

test.each([
  ['America/Phoenix', 'Arizona'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['America/North_Dakota/New_Salem', 'America/North Dakota/New Salem'],
  ['Moon/Tranquility', 'Moon/Tranquility'],
])('a time zone that is stored as %s is shown as %s', async (time_zone, shown) => {
  show(<ProfileSection viewer={{ ...aBuyer, time_zone }} tellUnsaved={vi.fn()} />)
  await expect.element(page.getByLabelText('Time zone')).toHaveDisplayValue(shown)
})

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
