import { useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { show } from '#web/platform/testing/show.tsx'
import { DetailFields } from '../DetailFields.tsx'
import { useProductForm } from '../use-product-form.ts'

const END = '12/2099'
const title = page.getByText('Lower the price as the date approaches')

/** The details of a product, with what is in the form. */
function open(product: Partial<OwnProduct> = {}) {
  const saved = anOwnProduct(product)
  function Details() {
    const form = useProductForm(saved)
    const name = ['price_schedule', 'off_market_days', 'show_next_price'] as const
    const said = useWatch({ control: form.control, name })
    return (
      <form onSubmit={(event) => void form.handleSubmit(() => {})(event)}>
        <DetailFields form={form} manifest={undefined} saved={saved} />
        <button type="submit">Save</button>
        <output aria-label="Said">{JSON.stringify(said)}</output>
      </form>
    )
  }
  show(<Details />)
}

const said = () => JSON.parse(page.getByLabelText('Said').element().textContent ?? '')

test('a schedule shows up with an expiration date, and says what is asked from when on', async () => {
  open()
  await expect.element(page.getByLabelText(/^Expiration Date/)).toBeVisible()
  await expect.element(title).not.toBeInTheDocument()
  await page.getByLabelText(/^Expiration Date/).fill(END)
  await title.click()
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByRole('button', { name: 'Add a step' }).click()
  const second = page.getByRole('group', { name: 'Step 2' })
  await second.getByLabelText('Percent off').fill('25')
  await page.getByLabelText(/^Unlist this many days/).fill('30')
  await page.getByRole('checkbox', { name: 'Show buyers the next price and its date' }).click()
  const table = page.getByRole('table', { name: 'Price over time' })
  await expect.element(table.getByRole('row', { name: /Now \$9\.60/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /Jul 4, 2099 \$8\.64 10%/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /Oct 2, 2099 \$7\.20 25%/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /Dec 1, 2099 Unlisted/ })).toBeVisible()
  const steps = [
    { days: 180, percent: 10 },
    { days: 90, percent: 25 },
  ]
  await expect.poll(said).toEqual([steps, 30, true])
  await page.getByRole('button', { name: 'Remove step 1' }).click()
  await page.getByRole('button', { name: 'Remove step 1' }).click()
  await expect.poll(said).toEqual([[], 30, true])
})

test('what does not fit is said at the steps when it is saved', async () => {
  open({
    expiration_date: END,
    price_schedule: [
      { days: 180, percent: 20 },
      { days: 90, percent: 30 },
    ],
  })
  const second = page.getByRole('group', { name: 'Step 2' })
  await second.getByLabelText('Percent off').fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Later steps have to take more percent off')
  await second.getByLabelText('Percent off').fill('')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Must be a whole percent')
})

test('percent are of the price that was set, and automatic steps are listed', async () => {
  open({
    expiration_date: END,
    seller_price_cents: cents(9_00),
    base_price_cents: cents(10_00),
    price_schedule: [{ days: 180, percent: 20 }],
    price_steps: [
      {
        kind: 'price',
        at: '2099-01-01T00:00:00.000Z',
        days: 300,
        percent: 10,
        before_cents: cents(10_00),
        after_cents: cents(9_00),
      },
    ],
  })
  const table = page.getByRole('table', { name: 'Price over time' })
  await expect.element(table.getByRole('row', { name: /Jul 4, 2099 \$8\.00 20%/ })).toBeVisible()
  await expect.element(page.getByText(/\$10\.00 to \$9\.00, 10% at 300 days/)).toBeVisible()
})
