import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { RemovableChip } from './RemovableChip.tsx'

test('the button that removes a filter keeps its size next to a label that has to be cut', async () => {
  const words = 'Wool'.repeat(60)
  let removed = 0
  show(
    <div style={{ width: 320 }}>
      <RemovableChip label={words} onRemove={() => removed++} />
    </div>,
  )
  const button = page.getByRole('button', { name: `Remove ${words}` })
  await button.click()
  expect(removed).toBe(1)
  const { width, height } = button.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})
