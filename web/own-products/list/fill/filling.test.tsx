import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { missingWords, type Essential } from '#market/products/missing.ts'
import { editFigures, type OwnProduct } from '#market/products/own-product-api.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { usualColumns } from '#market/products/views/table-columns.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { ProductTable } from '../ProductTable.tsx'
import { useSelection } from '../use-selection.ts'

const nothing = () => undefined
const acts = { duplicate: nothing, pause: nothing, resume: nothing, remove: nothing }
const table = { columns: usualColumns, isUsual: true, choose: nothing, reset: nothing }

type TableProps = { products: OwnProduct[] }

function Table({ products }: TableProps) {
  const ticks = useSelection('all')
  return (
    <>
      <ProductTable
        products={products}
        count={products.length}
        isStale={false}
        acts={acts}
        ticks={ticks}
        table={table}
        sort="newest"
        onSort={nothing}
      />
      <ToastRegion />
    </>
  )
}

const lacking = (missing_fields: Essential[], lot: Partial<OwnProduct> = {}) =>
  anOwnProduct({
    provisional: missing_fields.length > 0,
    missing_fields,
    missing: missing_fields.map((field) => missingWords[field]),
    ...lot,
  })
const bare = lacking(['photo_1', 'msrp_cents', 'wholesale_cents'], {
  photo_1_url: null,
  photo_1: null,
  msrp_cents: null,
  wholesale_cents: null,
})
const bowl = lacking(['msrp_cents'], { id: 43, name: 'Bowl', msrp_cents: null })
const mug = lacking([], { id: 44, name: 'Mug' })

const msrpOf = (name: string) => page.getByLabelText(`MSRP of ${name}`)

describe('what a lot lacks', () => {
  test('is filled in below its name: Enter saves and goes down, past lots that have it', async () => {
    const server = aServer()
    const edits = server.answers(editFigures, () => ({
      ...bare,
      msrp_cents: cents(24_00),
      missing_fields: ['photo_1' as const, 'wholesale_cents' as const],
    }))
    show(<Table products={[bare, mug, bowl]} />)
    await expect.element(page.getByText('Missing Wholesale')).toBeVisible()
    expect(msrpOf('Mug').elements()).toEqual([])
    await msrpOf('Fig candle').fill('24.00')
    await userEvent.keyboard('{Enter}')
    await expect.element(msrpOf('Bowl')).toHaveFocus()
    await expect.element(page.getByText('Fig candle: $24.00 MSRP')).toBeVisible()
    expect(edits[0]?.body).toEqual({
      product: { msrp_cents: 24_00 },
      before: { msrp_cents: null },
    })
  })

  test('is left by Escape, and taken back by Undo', async () => {
    const edits = aServer().answers(editFigures, ({ body: { product } }) =>
      lacking([], { id: 43, name: 'Bowl', msrp_cents: product.msrp_cents ?? null }),
    )
    show(<Table products={[bowl]} />)
    await msrpOf('Bowl').fill('9')
    await userEvent.keyboard('{Escape}')
    await expect.element(msrpOf('Bowl')).toHaveValue('')
    await msrpOf('Bowl').fill('24.00')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Bowl: $24.00 MSRP. Buyers see it now')).toBeVisible()
    // Above it are those of the tests before.
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.element(page.getByText('Bowl: no MSRP')).toBeVisible()
    expect(edits.map(({ body }) => body.product)).toEqual([
      { msrp_cents: 24_00 },
      { msrp_cents: null },
    ])
  })

  test('the server’s objection is shown at the field', async () => {
    aServer().answers(editFigures, () =>
      refusal(422, 'Must be less than or equal to Unit MSRP', {
        fields: { 'product.seller_price_cents': ['Must be less than or equal to Unit MSRP'] },
      }),
    )
    show(<Table products={[bowl]} />)
    await msrpOf('Bowl').fill('1.00')
    await userEvent.keyboard('{Enter}')
    const said = page.getByText('Asking price: Must be less than or equal to Unit MSRP')
    await expect.element(said).toBeVisible()
    await expect.element(msrpOf('Bowl')).toHaveAccessibleDescription(said.element().textContent)
    await expect.element(msrpOf('Bowl')).toBeInvalid()
  })

  test('may be a photo, by its web address', async () => {
    const edits = aServer().answers(editFigures, () => lacking([]))
    show(<Table products={[bare]} />)
    await page.getByLabelText('Photo URL of Fig candle').fill('https://photos.invalid/fig.jpg ')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Fig candle: photo added. Buyers see it now')).toBeVisible()
    expect(edits[0]?.body.product).toEqual({ photo_1: 'https://photos.invalid/fig.jpg' })
    await expect.element(page.getByLabelText('Photo file of Fig candle')).toBeInTheDocument()
  })
})

test('the other details are opened from the menu of the row, and edited the same way', async () => {
  const edits = aServer().answers(editFigures, () => mug)
  show(<Table products={[mug]} />)
  await page.getByRole('button', { name: 'More for Mug' }).click()
  await page.getByRole('menuitem', { name: 'Edit details here' }).click()
  await page.getByLabelText('Category of Mug').selectOptions('Toys')
  await page.getByLabelText('Inner pack of Mug').fill('6')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => edits.map(({ body }) => body))
    .toEqual([
      { product: { category: 'toys' }, before: { category: 'other' } },
      { product: { inner_quantity: 6 }, before: { inner_quantity: null } },
    ])
})
