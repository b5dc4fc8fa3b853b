import { useLocation } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as api from '#market/products/views/product-view-api.ts'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { useProductViews } from '../views/product-view-queries.ts'
import { viewOfAddress } from './manage-address.ts'
import { OwnProductTabs } from './OwnProductTabs.tsx'
import { SavedViewBar } from './SavedViewBar.tsx'
import { useTableOf } from './use-table-of.ts'

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
  choices: { tags: [], imports: [] },
}

const FIGS = '/dashboard/manage_products?tab=published&search=fig'

function Products() {
  const view = viewOfAddress(parseSearch(useLocation().searchStr))
  const views = useProductViews().data?.product_views ?? []
  const { columns } = useTableOf(view, views)
  return (
    <>
      <OwnProductTabs view={view} meta={meta} views={views} />
      <SavedViewBar view={view} views={views} columns={columns} />
      <Link href={FIGS}>Look for figs</Link>
      <Link href={`${FIGS}&sort=name&view=12`}>Figs by name</Link>
      <Link href={`${FIGS}&sort=oldest&view=12`}>Oldest figs</Link>
      <ToastRegion />
    </>
  )
}

const figs: api.ProductView = {
  id: 12,
  name: 'Low figs',
  shown: { state: 'published', search: 'fig', sort: 'units', columns: ['units'] },
}
const dates = { ...figs, id: 13, name: 'Dates', shown: { ...figs.shown, search: 'date' } }

/** A server that keeps views; what was sent to it is in its lists. */
function withViews(first: api.ProductView[]) {
  let views = first
  const server = aServer()
  server.answers(api.readProductViews, () => ({ product_views: views, columns: null }))
  const saved = server.answers(api.saveProductView, ({ body: { product_view: wished } }) => {
    const product_view = { id: 20, name: wished.name, shown: wished.shown }
    views = views.toSpliced(wished.place ?? views.length, 0, product_view)
    return { product_view }
  })
  const changed = server.answers(api.changeProductView, ({ params, body }) => {
    const before = views.find(({ id }) => id === params.id) ?? figs
    const { name = before.name, shown = before.shown } = body.product_view
    const product_view = { id: before.id, name, shown }
    views = views.map((view) => (view.id === before.id ? product_view : view))
    return { product_view }
  })
  server.answers(api.deleteProductView, ({ params }) => {
    views = views.filter(({ id }) => id !== params.id)
    return {}
  })
  server.answers(api.orderProductViews, ({ body }) => {
    views = body.ids.flatMap((id) => views.find((view) => view.id === id) ?? [])
    return { product_views: views }
  })
  return { server, saved, changed, ...show(<Products />) }
}
const tab = (name: string) => page.getByRole('link', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name })
const ownTabs = () =>
  page
    .getByRole('navigation', { name: 'Products' })
    .getByRole('link')
    .elements()
    .slice(7)
    .map(({ textContent }) => textContent)

test('what is looked at is saved under a name, and stands there as a tab', async () => {
  const { saved, address } = withViews([figs])
  await tab('Look for figs').click()
  await button('Save view').click()
  await page.getByLabelText('Name').fill('Published figs')
  await button('Save').click()
  await expect.poll(ownTabs).toEqual(['Low figs', 'Published figs'])
  await expect.element(tab('Published figs')).toHaveAttribute('aria-current', 'page')
  expect(saved[0]?.body.product_view).toMatchObject({
    name: 'Published figs',
    shown: { state: 'published', search: 'fig', sort: 'newest' },
  })
  expect(address()).toContain('view=20')
})

test('a name that is taken is said in the dialog', async () => {
  const { server } = withViews([figs])
  const taken = [api.VIEW_NAME_TAKEN]
  server.answers(api.saveProductView, () =>
    refusal(422, api.VIEW_NAME_TAKEN, { fields: { name: taken } }),
  )
  await button('Save view').click()
  await button('Save').click()
  await expect.element(page.getByText('Required')).toBeVisible()
  await page.getByLabelText('Name').fill('low figs')
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText(api.VIEW_NAME_TAKEN)).toBeVisible()
})

test('a change is told until it is saved or reverted', async () => {
  const { changed } = withViews([figs, dates])
  const told = page.getByText('Changed since saved')
  await tab('Low figs').click()
  await expect.element(button('Save as new')).toBeVisible()
  await expect.element(told).not.toBeInTheDocument()
  await tab('Figs by name').click()
  await expect.element(told).toBeVisible()
  await button('Revert').click()
  await expect.element(told).not.toBeInTheDocument()
  await tab('Oldest figs').click()
  await button('Save').click()
  await expect.element(told).not.toBeInTheDocument()
  expect(changed[0]?.body.product_view.shown).toEqual({ ...figs.shown, sort: 'oldest' })
})

test('a view is renamed and moved', async () => {
  withViews([figs, dates])
  await tab('Dates').click()
  await button('View').click()
  await item('Move left').click()
  await expect.poll(ownTabs).toEqual(['Dates', 'Low figs'])
  await button('View').click()
  await item('Rename').click()
  await page.getByLabelText('Name').fill('Medjool')
  await button('Save').click()
  await expect.poll(ownTabs).toEqual(['Medjool', 'Low figs'])
})

test('a view that is deleted comes back to its place', async () => {
  const { saved, address } = withViews([figs, dates])
  await tab('Low figs').click()
  await button('View').click()
  await item('Delete').click()
  await expect.poll(ownTabs).toEqual(['Dates'])
  await expect.poll(address).toBe('/dashboard/manage_products')
  await button('Undo').click()
  await expect.poll(ownTabs).toEqual(['Low figs', 'Dates'])
  expect(saved[0]?.body.product_view).toEqual({ name: 'Low figs', shown: figs.shown, place: 0 })
})
