import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseSingleKeys, singleKeysOn } from '#web/platform/keyboard/single-keys.ts'
import { show } from '#web/platform/testing/show.tsx'
import { KeyboardSection } from './KeyboardSection.tsx'

test('single keys are turned off for good in the account settings', async () => {
  onTestFinished(() => chooseSingleKeys(true))
  show(<KeyboardSection />)
  const keys = page.getByRole('checkbox', { name: 'Single-key shortcuts' })
  await expect.element(keys).toBeChecked()
  await keys.click()
  await expect.element(keys).not.toBeChecked()
  expect(singleKeysOn()).toBe(false)
  expect(localStorage.getItem('single-keys')).toBe('off')
})
