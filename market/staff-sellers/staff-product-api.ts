import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import * as own from '#market/products/own-product-api.ts'
import { idIn } from '#market/wire.ts'

// Staff may do to a seller's products what the seller may, under the same rules.

const ofSeller = z.object({ id: idIn })
const one = { params: ofSeller.extend({ product_id: idIn }) }

export const listSellerProducts = endpoint({
  ...own.listOwnProducts,
  path: '/admin/sellers/:id/products',
  summary: "A seller's lots, for staff",
  policy: 'staff_verified',
  params: ofSeller,
})

export const createSellerProduct = endpoint({
  ...own.createProduct,
  path: '/admin/sellers/:id/products',
  summary: 'List a lot for a seller',
  policy: 'admin_verified',
  params: ofSeller,
})

export const readSellerProduct = endpoint({
  ...own.readOwnProduct,
  path: '/admin/sellers/:id/products/:product_id',
  summary: "One of a seller's lots, for editing by staff",
  policy: 'admin_verified',
  ...one,
})

export const editSellerProduct = endpoint({
  ...own.updateProduct,
  path: '/admin/sellers/:id/products/:product_id',
  summary: 'Change a lot for its seller',
  policy: 'admin_verified',
  ...one,
})

export const deleteSellerProduct = endpoint({
  ...own.deleteProduct,
  path: '/admin/sellers/:id/products/:product_id',
  summary: 'Delete a lot for its seller',
  policy: 'admin_verified',
  ...one,
})

export const checkSellerUpc = endpoint({
  ...own.checkUpc,
  path: '/admin/sellers/:id/products/check_upc',
  summary: 'Whether a seller lists this UPC already',
  policy: 'admin_verified',
  params: ofSeller,
})
