import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cents, type Cents } from '#market/money.ts'
import { show } from '#web/platform/testing/show.tsx'
import { MoneyInput } from './MoneyInput.tsx'

function Price({ at }: { at?: Cents }) {
  const [value, setValue] = useState(at)
  return (
    <>
      <MoneyInput aria-label="Price" value={value} onChange={setValue} />
      <output>{value === undefined ? 'nothing' : `${value} cents`}</output>
    </>
  )
}

/** Enter puts another price there. */
function PriceAndChip() {
  const [value, setValue] = useState<Cents>()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setValue(cents(9_00))
      }}
    >
      <MoneyInput aria-label="Price" value={value} onChange={setValue} />
    </form>
  )
}
const price = page.getByLabelText('Price')
const heard = page.getByRole('status')

test('a price fills from the right as its digits are typed', async () => {
  show(<Price />)
  await price.click()
  await userEvent.keyboard('1')
  await expect.element(price).toHaveValue('0.01')
  await userEvent.keyboard('234567')
  await expect.element(price).toHaveValue('12,345.67')
  await expect.element(heard).toHaveTextContent('1234567 cents')
})

test('what is no digit changes nothing', async () => {
  show(<Price at={cents(12_50)} />)
  await price.click()
  await userEvent.keyboard('{End}a-.')
  await expect.element(price).toHaveValue('12.50')
  await expect.element(heard).toHaveTextContent('1250 cents')
})

test('erasing it down to nothing leaves an empty field, not a price of zero', async () => {
  show(<Price at={cents(12)} />)
  await price.click()
  await userEvent.keyboard('{End}{Backspace}')
  await expect.element(price).toHaveValue('0.01')
  await userEvent.keyboard('{Backspace}')
  await expect.element(price).toHaveValue('')
  await expect.element(heard).toHaveTextContent('nothing')
})

test('a digit in the middle goes where the caret is, and the caret stays behind it', async () => {
  show(<Price at={cents(12_34)} />)
  await price.click()
  await userEvent.keyboard('{Home}{ArrowRight}9')
  await expect.element(price).toHaveValue('192.34')
  await userEvent.keyboard('8')
  await expect.element(price).toHaveValue('1,982.34')
})

test('a point or a separator that is typed means what it says', async () => {
  show(<Price />)
  await price.click()
  await userEvent.keyboard('3.5')
  await expect.element(price).toHaveValue('3.5')
  await expect.element(heard).toHaveTextContent('350 cents')
  await userEvent.keyboard('{Tab}')
  await expect.element(price).toHaveValue('3.50')
  await userEvent.clear(price)
  await userEvent.keyboard('1,200')
  await expect.element(heard).toHaveTextContent('120000 cents')
  await userEvent.keyboard('{Tab}')
  await expect.element(price).toHaveValue('1,200.00')
})

test('a price put there while one types a point takes its place', async () => {
  show(<PriceAndChip />)
  await price.click()
  await userEvent.keyboard('3.')
  await expect.element(price).toHaveValue('3.')
  await userEvent.keyboard('{Enter}')
  await expect.element(price).toHaveValue('9.00')
})

test('a pasted price with one digit after its point is not a tenth of it', async () => {
  show(<Price at={cents(12_50)} />)
  await price.fill('3.5')
  await expect.element(price).toHaveValue('3.50')
  await price.fill('1,200')
  await expect.element(price).toHaveValue('1,200.00')
  await price.fill('35')
  await expect.element(price).toHaveValue('0.35')
})

test('a pasted price is read with its dollar sign and separators', async () => {
  show(<Price />)
  await price.fill('$1,250.00')
  await expect.element(price).toHaveValue('1,250.00')
  await expect.element(heard).toHaveTextContent('125000 cents')
})
