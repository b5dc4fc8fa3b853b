import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { show } from '#web/platform/testing/show.tsx'
import { SellerProfileForm } from './SellerProfileForm.tsx'

test('a price that cannot be in the resale terms of a shop is said where it is', async () => {
  const seller = {
    logo: 'logos/1',
    banner: null,
    name: 'Harrow & Pine',
    description: 'Candles, poured by hand.',
    logo_url: null,
    banner_url: null,
    resale_terms: { ...NO_RESALE_TERMS, map_cents: cents(12_00) },
  }
  show(<SellerProfileForm seller={seller} />)
  const price = page.getByLabelText(/^Minimum advertised price/)
  await price.fill('9999999999.00')
  await page.getByRole('button', { name: 'Save Profile Settings' }).click()
  await expect.element(price).toHaveAccessibleDescription('Price is too high')
})
