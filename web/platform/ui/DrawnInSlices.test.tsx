import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { DrawnInSlices } from './DrawnInSlices.tsx'

test('what was drawn of the subject before stays until the new is drawn; any other news shows at once', async () => {
  let change = (_: { year?: number; unit?: string }) => {}
  function Sales() {
    const [{ year, unit }, set] = useState({ year: 2025, unit: 'dollars' })
    change = (news) => flushSync(() => set((before) => ({ ...before, ...news })))
    return (
      <>
        <h1>{year}</h1>
        <DrawnInSlices of={year}>
          <p>
            Sales of {year} in {unit}
          </p>
        </DrawnInSlices>
      </>
    )
  }
  show(<Sales />)
  const title = page.getByRole('heading')
  const sales = page.getByRole('paragraph')
  await expect.element(sales).toHaveTextContent('Sales of 2025 in dollars')

  change({ year: 2026 })
  expect(title.element()).toHaveTextContent('2026')
  expect(sales.element()).toHaveTextContent('Sales of 2025 in dollars')
  await expect.element(sales).toHaveTextContent('Sales of 2026 in dollars')

  change({ unit: 'units' })
  expect(sales.element()).toHaveTextContent('Sales of 2026 in units')
})
