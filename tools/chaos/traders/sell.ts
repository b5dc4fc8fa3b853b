import { beginImport } from '#market/imports/imported-csv-api.ts'
import { editFigures, readOwnProduct } from '#market/products/own-product-api.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { readPurchaseOrder } from '#market/purchase-orders/purchase-order-api.ts'
import { isPayable } from '#market/purchase-orders/purchase-order.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { unpin, type Board } from './board.ts'
import { advance } from './buy.ts'
import type { Client } from './client.ts'

const ROWS = 12
const HEADER = 'UPC,Product Name,Unit MSRP,Unit Wholesale,Unit Asking Price,Units'
const UPLOAD_MS = 8000

const ownLot = (client: Client, board: Board) =>
  client.chance.oneOf(board.lots.filter(({ sellerUserId }) => sellerUserId === client.userId))

/** More or fewer units, from what was seen. */
export async function changeUnits(client: Client, board: Board) {
  const lot = ownLot(client, board)
  if (!lot) return
  const now = await client.read({ spec: readOwnProduct, params: { id: lot.id } })
  if (!now) return
  const before = now.units ?? 0
  const units = Math.max(1, before + client.chance.between(-20, 60))
  if (units === before) return
  await client.write({
    spec: editFigures,
    params: { id: lot.id },
    about: { kind: 'units', productId: lot.id, change: units - before },
    body: () => ({ product: { units }, units_before: before }),
  })
}

export async function rename(client: Client, board: Board) {
  const lot = ownLot(client, board)
  if (!lot) return
  const name = `Linen shirt, ${client.chance.below(1_000_000)}`
  await client.write({
    spec: editFigures,
    params: { id: lot.id },
    about: { kind: 'name', productId: lot.id, name },
    body: () => ({ product: { name } }),
  })
}

export async function ship(client: Client, board: Board) {
  const mine = board.orders.filter(({ sellerUserId }) => sellerUserId === client.userId)
  const open = client.chance.oneOf(mine)
  if (!open) return
  const order = await client.read({ spec: readPurchaseOrder, params: { id: open.id } })
  if (!order) return
  const { status } = order.data.attributes
  if (status === 'awaiting_shipment') return advance(client, open.id, 'ship')
  if (status === 'canceled') unpin(board.orders, open)
  if (!isPayable(status) && status === 'received') unpin(board.orders, open)
}

/** A spreadsheet of lots that nobody has listed yet. */
export async function importLots(client: Client, board: Board) {
  const upcs = Array.from({ length: ROWS }, () => upcOf((board.lastUpc += 1)))
  const rows = upcs.map((upc) => `${upc},Cotton scarf ${upc},30.00,15.00,9.00,25`)
  const csv = [HEADER, ...rows].join('\n')
  const file = await upload(client, { kind: 'csv', type: 'text/csv', content: csv })
  if (!file) return
  await client.write({
    spec: beginImport,
    about: { kind: 'import', file, upcs },
    body: () => ({ key: file }),
  })
}

const picture = aPicture('jpeg', 64, 48)

export async function showPhoto(client: Client, board: Board) {
  const lot = ownLot(client, board)
  if (!lot) return
  const fileKey = await upload(client, {
    kind: 'image',
    type: 'image/jpeg',
    content: new Uint8Array(await picture),
  })
  if (!fileKey) return
  await client.write({
    spec: editFigures,
    params: { id: lot.id },
    about: { kind: 'photo', productId: lot.id, fileKey },
    body: () => ({ product: { photo_1: fileKey } }),
  })
}

type File = { kind: string; type: string; content: string | Uint8Array<ArrayBuffer> }

/** Its key, once the store has it. */
async function upload(client: Client, { kind, type, content }: File) {
  const place = await client.write({
    spec: presignUrl,
    about: { kind: 'other' },
    body: () => ({ kind }),
  })
  if (!place) return undefined
  const sent = await fetch(place.aws_url, {
    method: 'PUT',
    headers: { 'Content-Type': type, ...place.aws_headers },
    body: content,
    signal: AbortSignal.timeout(UPLOAD_MS),
  }).catch(() => undefined)
  await sent?.body?.cancel()
  return sent?.ok ? place.file_key : undefined
}

/** A twelve-digit UPC with its check digit. */
function upcOf(number: number) {
  const digits = `4${String(number).padStart(10, '0')}`
  const sum = Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}
