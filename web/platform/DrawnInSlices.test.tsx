import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from './testing/show.tsx'
import { DrawnInSlices } from './DrawnInSlices.tsx'

test('what was drawn of the subject before stays until the new is drawn; any other news shows at once', async () => {
  show(<Sales />)
  const sales = page.getByRole('paragraph')
  await expect.element(sales).toHaveTextContent('Sales of 2025 in dollars')

  press('2026')
  expect(page.getByRole('heading').element()).toHaveTextContent('2026')
  expect(sales.element()).toHaveTextContent('Sales of 2025 in dollars')
  await expect.element(sales).toHaveTextContent('Sales of 2026 in dollars')

  press('units')
  expect(sales.element()).toHaveTextContent('Sales of 2026 in units')
})

/** What a press changes at once is there when this returns. */
const press = (name: string) =>
  page
    .getByRole('button', { name })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))

function Sales() {
  const [year, setYear] = useState(2025)
  const [unit, setUnit] = useState('dollars')
  return (
    <>
      <h1>{year}</h1>
      <button type="button" onClick={() => flushSync(() => setYear(2026))}>
        2026
      </button>
      <button type="button" onClick={() => flushSync(() => setUnit('units'))}>
        units
      </button>
      <DrawnInSlices of={year}>
        <p>
          Sales of {year} in {unit}
        </p>
      </DrawnInSlices>
    </>
  )
}
