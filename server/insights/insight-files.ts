import { sql } from 'kysely'
import {
  offerScope,
  orderScope,
  productScope,
  readScope,
  userScope,
} from '#market/insights/insight-scopes.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import { termsText } from '#market/resale/resale-words.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import type { Reader } from '#server/platform/database/replica/reader.ts'
import { resaleTermsOf } from '#server/products/resale-terms-in-force.ts'
import { dollars, fileOf } from './file-of.ts'
import * as offers from './offer-list.ts'
import { offersWith } from './offer-records.ts'
import * as orders from './order-list.ts'
import { ordersWith } from './order-records.ts'
import * as products from './product-list.ts'
import { productsWith } from './product-records.ts'
import * as users from './user-list.ts'
import { usersWith } from './user-records.ts'

type FileQuery = { scope?: string | undefined; format: FileFormat }

export const ordersFile = (read: Reader, { scope, format }: FileQuery) =>
  fileOf(read, format, {
    name: 'purchase_order',
    header: [
      'ID',
      'PO Number',
      'Buyer Email',
      'Seller Email',
      'Status',
      'Total',
      'Total Net to Seller',
      'Profit',
      'Total Units',
      'SKU Count',
      'Created',
      'Products',
      'Refunded',
    ],
    table: sql`purchase_orders o`,
    id: sql`o.id`,
    where: orders.inScope(readScope(orderScope, scope)),
    rowsOf: async (tx, ids) =>
      (await ordersWith(tx, ids)).map((order) => [
        order.id,
        order.po_number,
        order.buyer_user_email,
        order.seller_user_email,
        order.status,
        dollars(order.total_cents),
        dollars(order.total_net_to_seller),
        dollars(order.profit_cents),
        order.total_units,
        order.sku_count,
        order.created_at,
        order.purchase_order_products
          .map(
            ({ quantity, unit_cents }, at) =>
              `${quantity} × ${order.products[at]?.name} at ${dollars(unit_cents)}`,
          )
          .join('; '),
        dollars(order.refunded_cents),
      ]),
  })

export const productsFile = (read: Reader, { scope, format }: FileQuery) =>
  fileOf(read, format, {
    name: 'product',
    header: [
      'ID',
      'SKU',
      'Name',
      'Units',
      'Seller',
      'Status',
      'Asking Price',
      'Condition',
      'Resale Terms',
    ],
    table: sql`products p`,
    id: sql`p.id`,
    where: products.inScope(readScope(productScope, scope)),
    rowsOf: async (tx, ids) => {
      const terms = await resaleTermsOf(tx, ids)
      return (await productsWith(tx, ids)).map((product) => [
        product.id,
        product.sku,
        product.name,
        product.units,
        product.seller_name,
        product.provisional ? 'provisional' : 'live',
        dollars(product.seller_price_cents),
        conditionWords[product.condition],
        termsWords(terms.get(product.id) ?? null),
      ])
    },
  })

const termsWords = (terms: ResaleTerms | null) => (terms ? termsText(terms) : '')

export const usersFile = (read: Reader, { scope, format }: FileQuery) =>
  fileOf(read, format, {
    name: 'user',
    header: [
      'ID',
      'Email',
      'Name',
      'Status',
      'Created',
      'Buyer ID',
      'Buyer',
      'Seller ID',
      'Seller',
    ],
    table: sql`users u`,
    id: sql`u.id`,
    where: users.inScope(readScope(userScope, scope)),
    rowsOf: async (tx, ids) =>
      (await usersWith(tx, ids)).map((user) => [
        user.id,
        user.email,
        user.full_name,
        user.status,
        user.created_at,
        user.buyer_id,
        user.buyer_name,
        user.seller_id,
        user.seller_name,
      ]),
  })

export const offersFile = (read: Reader, { scope, format }: FileQuery) =>
  fileOf(read, format, {
    name: 'offer',
    header: [
      'ID',
      'Offer Number',
      'Buyer Email',
      'Seller Email',
      'State',
      'Total',
      'Total Units',
      'SKU Count',
      'Created',
      'Products',
    ],
    table: sql`offers o`,
    id: sql`o.id`,
    where: offers.inScope(readScope(offerScope, scope)),
    rowsOf: async (tx, ids) =>
      (await offersWith(tx, ids)).map((offer) => [
        offer.id,
        offer.offer_number,
        offer.buyer_user_email,
        offer.seller_user_email,
        offer.state,
        dollars(offer.total_cents),
        offer.total_units,
        offer.sku_count,
        offer.created_at,
        offer.offer_products
          .map(
            ({ quantity, name, unit_price }) => `${quantity} × ${name} at ${dollars(unit_price)}`,
          )
          .join('; '),
      ]),
  })
