import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { exactTime } from '#web/platform/format/times.ts'
import { Time } from './Time.tsx'

test('a time says exactly when on hover', async () => {
  const at = new Date(2026, 10, 30, 16, 5, 10)
  show(<Time at={at.toISOString()}>yesterday, 4:05 pm</Time>)
  const time = page.getByText('yesterday')
  await expect.element(time).toBeVisible()
  await time.hover()
  await expect.element(page.getByTitle(exactTime(at))).toBeVisible()
  expect(exactTime(at)).toContain('Monday, November 30, 2026 at 4:05:10')
})
