import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  downloadPoDocument,
  removePoDocument,
  savePoDocument,
} from '#market/offers/po-document-api.ts'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'
import { NOT_A_DOCUMENT } from '#market/uploads/document-kind.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { OfferShipsTo } from '#web/offers/details/OfferShipsTo.tsx'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { OrderShipTo } from '#web/purchase-orders/details/OrderShipTo.tsx'
import { anOffer, anOfferDocument } from '../testing/an-offer.ts'

const KEY = 'ab'.repeat(16)
const kept = { kind: 'pdf', bytes: 84_112, uploaded_at: '2026-11-20T10:00:00Z' } as const
const button = (name: string) => page.getByRole('button', { name })

function aServerForFiles() {
  const server = aServer()
  server.answers(presignUrl, () => ({
    aws_url: new URL('data:,', location.origin).href,
    aws_headers: {},
    file_key: KEY,
  }))
  return server
}
const choose = () =>
  userEvent.upload(
    page.getByLabelText(/^Document/),
    new File(['%PDF-'], 'po.pdf', { type: 'application/pdf' }),
  )

test('a buyer adds its PO document to an offer, and reads why a file isn’t taken', async () => {
  const server = aServerForFiles()
  let refused = true
  const saved = server.answers(savePoDocument, () =>
    refused
      ? refusal(422, NOT_A_DOCUMENT, { fields: { document_key: [NOT_A_DOCUMENT] } })
      : anOfferDocument(anOffer({ po_document: kept })),
  )
  show(<OfferShipsTo offer={anOffer()} viewer="buyer" />)
  await button('Add PO document').click()
  const dialog = page.getByRole('dialog', { name: 'PO document of O-10001' })
  const add = dialog.getByRole('button', { name: 'Add PO document' })
  await add.click()
  await expect.element(dialog.getByText('Attach the PO document')).toBeVisible()
  await choose()
  await expect.element(dialog.getByText('po.pdf', { exact: true })).toBeVisible()
  await add.click()
  await expect.element(dialog.getByText(NOT_A_DOCUMENT)).toBeVisible()
  refused = false
  await add.click()
  await expect.poll(() => dialog.query()).toBeNull()
  expect(saved.at(-1)).toMatchObject({ params: { id: 1 }, body: { document_key: KEY } })
})

test('on an unpaid order it is replaced, or removed after a question', async () => {
  const { answers } = aServerForFiles()
  const removed = answers(removePoDocument, () => anOfferDocument(anOffer()))
  show(<OrderShipTo order={anOrder({ po_document: kept })} viewer="buyer" />)
  await expect.element(page.getByText('Your PO document: PDF, 84 KB')).toBeVisible()
  await expect.element(button('Replace PO document')).toBeVisible()
  await button('Remove PO document').click()
  await button('Yes, remove document').click()
  await expect.poll(() => removed.map(({ params }) => params.id)).toEqual([90])
})

test('of a paid order its seller saves it', async () => {
  const { answers } = aServer()
  const asked = answers(downloadPoDocument, () => refusal(503, 'Lotline is busy'))
  const order = anOrder({ status: 'awaiting_shipment', po_document: kept })
  show(<OrderShipTo order={order} viewer="seller" />)
  await expect.element(page.getByText('Buyer’s PO document: PDF, 84 KB')).toBeVisible()
  await button('Download PO document').click()
  await expect.poll(() => asked.map(({ params }) => params.id)).toEqual([90])
})

test('of a paid order its buyer changes nothing', async () => {
  aServer()
  show(
    <OrderShipTo
      order={anOrder({ status: 'awaiting_shipment', po_document: kept })}
      viewer="buyer"
    />,
  )
  await expect.element(button('Download PO document')).toBeVisible()
  expect(button('Replace PO document').query()).toBeNull()
  expect(button('Remove PO document').query()).toBeNull()
})

test('a seller reads nothing of a document that is missing', async () => {
  aServer()
  show(<OfferShipsTo offer={anOffer({ buyer_po_number: '4500-118' })} viewer="seller" />)
  await expect.element(page.getByText('4500-118')).toBeVisible()
  expect(page.getByText(/PO document/).query()).toBeNull()
})
