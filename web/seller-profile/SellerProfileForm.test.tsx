import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { updateSeller } from '#market/accounts/seller-profile-api.ts'
import { cents } from '#market/money.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { SellerProfileForm } from './SellerProfileForm.tsx'

const seller = {
  logo: 'logos/1',
  banner: null,
  name: 'Harrow & Pine',
  description: 'Candles, poured by hand.',
  logo_url: null,
  banner_url: null,
  ships_from: null,
  ships_within: null,
  resale_terms: null,
}

test('a price that cannot be in the resale terms of a shop is said where it is', async () => {
  const resale_terms = { ...NO_RESALE_TERMS, map_cents: cents(12_00) }
  show(<SellerProfileForm seller={{ ...seller, resale_terms }} />)
  const price = page.getByLabelText(/^Minimum advertised price/)
  await price.fill('9999999999.00')
  await page.getByRole('button', { name: 'Save Profile Settings' }).click()
  await expect.element(price).toHaveAccessibleDescription('Price is too high')
})

test('the stored pictures are shown without asking for their addresses', async () => {
  const asked = aServer().answers(presignUrl, () => refusal(429, 'Too many calls'))
  show(<SellerProfileForm seller={{ ...seller, banner: 'banner-1' }} />)
  await expect.poll(() => page.getByText('Current image').elements().length).toBe(2)
  expect(
    page
      .getByRole('img', { name: 'Preview' })
      .elements()
      .map((image) => image.getAttribute('src')),
  ).toEqual(['/photos/logos/1/400.webp', '/photos/banner-1/1200.webp'])
  expect(asked).toEqual([])
})

test('what is typed while the profile is saved stays, and is saved by the next press', async () => {
  const stored = Promise.withResolvers<void>()
  const server = aServer()
  server.answers(presignUrl, () => refusal(404, 'No picture in this test'))
  const asked = server.answers(updateSeller, async ({ body }) => {
    await stored.promise
    const { name, description } = body.seller
    return { ...seller, name, description }
  })
  show(<SellerProfileForm seller={seller} />)
  const save = page.getByRole('button', { name: 'Save Profile Settings' })
  const name = page.getByLabelText('Seller Name')
  await name.fill('Harrow & Daughters ')
  await save.click()
  await expect.poll(() => asked.length).toBe(1)
  await page.getByRole('textbox', { name: /^Seller Description/ }).fill('Candles and soap.')
  stored.resolve()
  await expect.element(name, { message: 'as it is stored' }).toHaveValue('Harrow & Daughters')
  await expect
    .element(page.getByRole('textbox', { name: /^Seller Description/ }))
    .toHaveValue('Candles and soap.')
  await save.click()
  await expect
    .poll(() => asked.at(1)?.body.seller)
    .toMatchObject({
      name: 'Harrow & Daughters',
      description: 'Candles and soap.',
    })
})
