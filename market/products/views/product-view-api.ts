import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { plainLine } from '#market/plain-line.ts'
import { idIn } from '#market/wire.ts'
import { chosenColumns, shownProducts } from './shown-products.ts'

export const MOST_PRODUCT_VIEWS = 20
export const MOST_NAME_LETTERS = 40
export const TOO_MANY_PRODUCT_VIEWS = `Maximum ${MOST_PRODUCT_VIEWS} saved views`
export const VIEW_NAME_TAKEN = 'You already have a saved view with this name'
export const VIEWS_HAVE_CHANGED = 'Your saved views have changed. Please review them again.'

const name = z
  .string()
  .overwrite(plainLine)
  .min(1, 'Required')
  .max(MOST_NAME_LETTERS, `Maximum ${MOST_NAME_LETTERS} characters`)

export const productView = z.object({ id: z.int(), name: z.string(), shown: shownProducts })
export type ProductView = z.infer<typeof productView>

const views = z.array(productView)
const params = z.object({ id: idIn })

export const readProductViews = endpoint({
  method: 'GET',
  path: '/product_views',
  summary: 'The seller’s saved product views in order, and the columns outside of them',
  policy: 'shopkeeper',
  answer: z.object({
    product_views: views,
    /** Null until the seller has chosen. */
    columns: chosenColumns.nullable(),
  }),
})

export const saveProductView = endpoint({
  method: 'POST',
  path: '/product_views',
  summary: 'Save filters, order and columns of the seller’s products as a view',
  policy: 'shopkeeper',
  body: z.object({
    product_view: z.object({
      name,
      shown: shownProducts,
      /** How many stand before it; without it, it comes last. */
      place: z.int().min(0).max(MOST_PRODUCT_VIEWS).optional(),
    }),
  }),
  status: 201,
  answer: z.object({ product_view: productView }),
})

export const changeProductView = endpoint({
  method: 'PUT',
  path: '/product_views/:id',
  summary: 'Rename or change a saved view',
  policy: 'shopkeeper',
  params,
  body: z.object({
    product_view: z.object({ name: name.optional(), shown: shownProducts.optional() }),
  }),
  answer: z.object({ product_view: productView }),
})

export const deleteProductView = endpoint({
  method: 'DELETE',
  path: '/product_views/:id',
  summary: 'Delete a saved view; the products stay as they are',
  policy: 'shopkeeper',
  params,
  answer: z.object({}),
})

/** All of them are named; when one came or went meanwhile, the answer is 409. */
export const orderProductViews = endpoint({
  method: 'PUT',
  path: '/product_views/order',
  summary: 'Put the saved views in an order',
  policy: 'shopkeeper',
  body: z.object({ ids: z.array(idIn).max(MOST_PRODUCT_VIEWS) }),
  answer: z.object({ product_views: views }),
})

export const chooseColumns = endpoint({
  method: 'PUT',
  path: '/product_views/columns',
  summary: 'Choose the columns outside of saved views; null resets them',
  policy: 'shopkeeper',
  body: z.object({ columns: chosenColumns.nullable() }),
  answer: z.object({ columns: chosenColumns.nullable() }),
})
