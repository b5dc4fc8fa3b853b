import type { Attachment, AttachmentMakers } from '#server/platform/mail/attachment.ts'
import type { Database } from '#server/platform/database/database.ts'
import { attachedOrder } from './purchase-order-file.ts'

const KIND = 'purchase_order'

/** The PDF of an order, for a mail to carry. */
export const paperOf = (id: number): Attachment => ({ kind: KIND, id })

export const orderPapers = (db: Database): AttachmentMakers => ({
  [KIND]: (id, to) => attachedOrder(db, id, to),
})
