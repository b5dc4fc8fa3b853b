import { useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { show } from '#web/platform/testing/show.tsx'
import { useProductFormState } from '../form/use-product-form-state.ts'
import { Wizard } from './Wizard.tsx'

const shopTerms = { ...NO_RESALE_TERMS, channels: ['own_store' as const] }
const product = anOwnProduct()

/** The step of the details; what is saved by going on comes into the list it answers. */
function open(edited = product) {
  const saved: ProductFields[] = []
  function Details() {
    const state = useProductFormState({ product: edited, step: 'details' })
    useWatch({ control: state.form.control })
    return (
      <Wizard
        step="details"
        state={state}
        help={{ shopTerms }}
        product={edited}
        unsaved={[]}
        hasChanges={false}
        save={{ isPending: false, isSuccess: false, error: null }}
        onGoOn={(fields) => saved.push(fields)}
        singleForm="/single"
      />
    )
  }
  show(<Details />)
  return saved
}

test('the preview says that there is no price yet', async () => {
  open({ ...product, msrp_cents: null, seller_price_cents: null })
  const preview = page.getByRole('complementary', { name: 'Buyer preview' })
  await expect.element(preview.getByText('No price yet')).toBeVisible()
})

test('the preview shows under which resale terms buyers will see the lot', async () => {
  const saved = open()
  const preview = page
    .getByRole('complementary', { name: 'Buyer preview' })
    .getByRole('region', { name: 'Resale terms' })
  await expect
    .element(preview.getByText('Resale allowed only in the buyer’s own stores.'))
    .toBeVisible()
  await page.getByRole('radio', { name: 'Own terms for this lot' }).click()
  await page.getByRole('checkbox', { name: 'Buyers remove brand labels before resale' }).click()
  await expect.element(preview.getByText('Remove brand labels before resale.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Own stores' }).click()
  await expect
    .element(preview.getByText('Resale allowed only in the buyer’s own stores.'))
    .not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save and go to Dimensions' }).click()
  const resale_terms = { ...NO_RESALE_TERMS, remove_labels: true }
  await expect.poll(() => saved).toMatchObject([{ resale_terms }])
})
