import { useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { NO_RESALE_TERMS, type ResaleTerms } from '#market/resale/resale-terms.ts'
import { CallError } from '#web/platform/http/call-error.ts'
import { show } from '#web/platform/testing/show.tsx'
import { productSteps } from '#market/products/product-steps.ts'
import { showRefusal } from '../show-refusal.ts'
import { useProductForm } from '../use-product-form.ts'
import { TermsFields } from './TermsFields.tsx'

const shop: ResaleTerms = { ...NO_RESALE_TERMS, channels: ['own_store'], remove_labels: true }
const refused = new CallError({
  status: 422,
  body: { errors: ['No'], fields: { 'product.resale_terms.channels': ['Unknown channel'] } },
})

/** The terms of a product, with what is in the form. */
function open(own: ResaleTerms | null, shopTerms: ResaleTerms | null = shop) {
  const saved = anOwnProduct({ resale_terms: own })
  function Terms() {
    const form = useProductForm(saved, productSteps[4])
    const said = useWatch({ control: form.control, name: 'resale_terms' })
    return (
      <form onSubmit={(event) => void form.handleSubmit(() => {})(event)}>
        <TermsFields form={form} shopTerms={shopTerms} />
        <button type="submit">Save</button>
        <button type="button" onClick={() => showRefusal(form, refused)}>
          Be refused
        </button>
        <output aria-label="Said">{JSON.stringify(said)}</output>
      </form>
    )
  }
  show(<Terms />)
}

const said = () => JSON.parse(page.getByLabelText('Said').element().textContent ?? '')
const asShop = page.getByRole('radio', { name: 'Shop terms' })
const ofItsOwn = page.getByRole('radio', { name: 'Own terms for this lot' })
const map = page.getByLabelText(/^Minimum advertised price/)

test('a lot has the terms of its shop, which are told, until it gets its own', async () => {
  open(null)
  await expect.element(asShop).toBeChecked()
  const shops = page.getByRole('region', { name: 'My shop’s terms' })
  await expect
    .element(shops.getByText('Resale allowed only in the buyer’s own stores.'))
    .toBeVisible()
  await expect.element(map).not.toBeInTheDocument()

  await ofItsOwn.click()
  await expect.element(page.getByRole('checkbox', { name: 'Own stores' })).toBeChecked()
  await expect.poll(said).toEqual(shop)
  await page.getByRole('checkbox', { name: 'eBay' }).click()
  await expect.poll(said).toEqual({ ...shop, channels: ['own_store', 'ebay'] })

  await asShop.click()
  await expect.poll(said).toBeNull()
  await ofItsOwn.click()
  await expect.poll(said).toEqual({ ...shop, channels: ['own_store', 'ebay'] })
})

test('own terms that ask for nothing say so', async () => {
  open(NO_RESALE_TERMS)
  await expect.element(ofItsOwn).toBeChecked()
  await expect.element(page.getByText(/No restrictions yet/)).toBeVisible()
})

test('a shop without terms says so too', async () => {
  open(null, null)
  await expect.element(page.getByText(/Your shop has no resale terms/)).toBeVisible()
})

test('what is wrong is said where it is, by the form and by the server', async () => {
  open({ ...shop, map_cents: cents(0) })
  await expect.element(ofItsOwn).toBeChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(map).toHaveAccessibleDescription('Price must be greater than $0')
  await expect.element(map).toHaveFocus()
  await page.getByRole('button', { name: 'Be refused' }).click()
  await expect
    .element(page.getByRole('group', { name: 'Where buyers can resell' }).getByRole('alert'))
    .toHaveTextContent('Unknown channel')
})
