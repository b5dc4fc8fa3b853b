import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import { QuantityInput } from './QuantityInput.tsx'

function Units({ at, step }: { at?: number; step?: number }) {
  const [value, setValue] = useState(at)
  return (
    <>
      <QuantityInput aria-label="Units" value={value} step={step} onChange={setValue} />
      <output>{value === undefined ? 'nothing' : `${value} units`}</output>
    </>
  )
}
const units = page.getByLabelText('Units')
const heard = page.getByRole('status')
const more = page.getByRole('button', { name: 'More' })
const fewer = page.getByRole('button', { name: 'Fewer' })

test('the buttons lead to the next whole pack, and never go below nothing', async () => {
  show(<Units at={1_000} step={12} />)
  await more.click()
  await expect.element(units).toHaveValue('1,008')
  await more.click()
  await expect.element(units).toHaveValue('1,020')
  await units.fill('1,000')
  await fewer.click()
  await expect.element(units).toHaveValue('996')
  await units.fill('5')
  await fewer.click()
  await expect.element(heard).toHaveTextContent('0 units')
  await expect.element(fewer).toBeDisabled()
})

test('the arrow keys do the same as the buttons', async () => {
  show(<Units step={6} />)
  await units.click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(units).toHaveValue('18')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(units).toHaveValue('12')
})

test('a quantity is typed with separators or without', async () => {
  show(<Units />)
  await units.click()
  await userEvent.keyboard('12500')
  await expect.element(units).toHaveValue('12,500')
  await expect.element(heard).toHaveTextContent('12500 units')
  await units.fill('1,200')
  await expect.element(heard).toHaveTextContent('1200 units')
})

test('half a unit is not quietly made five', async () => {
  show(<Units at={1} />)
  await units.click()
  await userEvent.keyboard('{End}.5')
  await expect.element(units).toHaveValue('15')
  await units.fill('1.5')
  await expect.element(units).toHaveValue('15')
})

test('an emptied field is nothing, and no zero', async () => {
  show(<Units at={7} />)
  await units.fill('')
  await expect.element(heard).toHaveTextContent('nothing')
  await expect.element(units).toHaveValue('')
})

test('the tab key passes by the buttons, so that a line of fields is walked in few steps', async () => {
  show(
    <>
      <Units at={1} />
      <button type="button">Next</button>
    </>,
  )
  await units.click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})
