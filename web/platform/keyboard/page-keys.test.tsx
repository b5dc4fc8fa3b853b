import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { show } from '../testing/show.tsx'
import { UnsavedGuard } from '../ui/dialogs/UnsavedGuard.tsx'
import { usePageKeys } from './use-page-keys.ts'

const KEYS = [{ key: 's', does: 'Ship it' }]

function Parcels() {
  const [isUnsaved, setUnsaved] = useState(false)
  const [shipped, setShipped] = useState(0)
  usePageKeys(KEYS, () => setShipped((before) => before + 1))
  return (
    <>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <button type="button" onClick={() => setUnsaved(!isUnsaved)}>
        Change
      </button>
      <form aria-label="Tracking">
        <button type="button">Another</button>
      </form>
      <p>Shipped {shipped}</p>
    </>
  )
}

const press = async (button: string, key: string) => {
  const element = page.getByRole('button', { name: button }).element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(key)
}

test('single keys rest in a form, and anywhere while something is not saved', async () => {
  show(<Parcels />)
  await expect.element(page.getByText('Shipped 0')).toBeVisible()
  await press('Another', 's')
  await press('Change', 's')
  await expect.element(page.getByText('Shipped 1')).toBeVisible()
  await press('Change', '{Enter}s')
  await press('Change', '{Enter}s')
  await expect.element(page.getByText('Shipped 2')).toBeVisible()
})
