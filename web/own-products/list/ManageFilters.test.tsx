import { useLocation } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { show } from '#web/platform/testing/show.tsx'
import { viewOfAddress } from './manage-address.ts'
import { ManageFilters } from './ManageFilters.tsx'

const meta = {
  page: 1,
  per_page: 60,
  total_pages: 1,
  total_count: 4,
  published_count: 4,
  provisional_count: 0,
  paused_count: 0,
  sold_out_count: 0,
  expiring_count: 0,
  photo_trouble_count: 0,
  choices: {
    tags: ['Autumn', 'Gift'],
    imports: [{ id: 12, file_name: 'fall.xlsx', at: '2026-01-05T10:00:00.000Z' }],
  },
}

function Filters() {
  const { searchStr } = useLocation()
  return (
    <>
      <ManageFilters view={viewOfAddress(parseSearch(searchStr))} meta={meta} />
      <p data-testid="address">{searchStr}</p>
    </>
  )
}
const address = page.getByTestId('address')
const select = (name: string) => page.getByRole('combobox', { name })

test('each filter counts at once, stays with the others, and the address holds all of them', async () => {
  await page.viewport(1280, 800)
  show(<Filters />)
  await select('Category').selectOptions('Home')
  await select('Condition').selectOptions('Open box')
  await select('Tag').selectOptions('Gift')
  await select('Import').selectOptions(page.getByRole('option', { name: /fall\.xlsx/ }))
  await expect
    .element(address)
    .toHaveTextContent('?category=home&condition=open_box&tag=Gift&import=12')
  await select('Tag').selectOptions('Any tag')
  await expect.element(address).toHaveTextContent('?category=home&condition=open_box&import=12')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(address).toBeEmptyDOMElement()
  await expect.element(select('Category')).toHaveValue('')
})

test('a price is in dollars, and filters on Enter or when its field is left', async () => {
  await page.viewport(1280, 800)
  show(<Filters />)
  await page.getByLabelText('Min asking price').fill('8')
  await expect.element(address).toBeEmptyDOMElement()
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveTextContent('?min_price_cents=800')
  await page.getByLabelText('Max asking price').fill('9.50')
  await userEvent.tab()
  await expect.element(address).toHaveTextContent('?min_price_cents=800&max_price_cents=950')
})

test('on a phone they stand behind a button that counts them', async () => {
  await page.viewport(375, 740)
  show(<Filters />)
  const toggle = page.getByRole('button', { name: 'Filters' })
  await expect.element(toggle).toBeVisible()
  expect(select('Category').elements()).toEqual([])
  await toggle.click()
  await select('Category').selectOptions('Toys')
  await expect.element(page.getByRole('button', { name: 'Filters 1' })).toBeVisible()
})
