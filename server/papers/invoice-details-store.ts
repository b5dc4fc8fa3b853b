import type { Selectable } from 'kysely'
import type { InvoiceDetailsForm } from '#market/papers/invoice-details.ts'
import { sellerCode } from '#market/papers/seller-code.ts'
import { lockName } from '#server/platform/database/advisory-locks.ts'
import type { Database, Tables, Tx } from '#server/platform/database/database.ts'

export type InvoiceDetails = Omit<Selectable<Tables['sellerInvoiceDetails']>, 'agreedBy'>

const columns = [
  'sellerId',
  'code',
  'legalName',
  'street',
  'city',
  'state',
  'zip',
  'taxId',
  'agreedAt',
  'caughtUpAt',
] as const

export const findDetails = (db: Database | Tx, sellerId: number) =>
  db
    .selectFrom('sellerInvoiceDetails')
    .select(columns)
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()

/** Locks them: the papers of one seller are issued one after the other. */
export const lockDetails = (tx: Tx, sellerId: number): Promise<InvoiceDetails | undefined> =>
  tx
    .selectFrom('sellerInvoiceDetails')
    .select(columns)
    .where('sellerId', '=', sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst()

type Agreed = { sellerId: number; userId: number; form: InvoiceDetailsForm }

/** Saves what the next orders copy; answers whether the seller agrees with it for the first time. */
export async function saveDetails(tx: Tx, { sellerId, userId, form }: Agreed) {
  const words = {
    legalName: form.legal_name,
    street: form.street,
    city: form.city,
    state: form.state,
    zip: form.zip,
    taxId: form.tax_id || null,
  }
  const changed = await tx
    .updateTable('sellerInvoiceDetails')
    .set(words)
    .where('sellerId', '=', sellerId)
    .returning('sellerId')
    .executeTakeFirst()
  if (changed) return false
  const code = await freeCode(tx, sellerId)
  await tx
    .insertInto('sellerInvoiceDetails')
    .values({ ...words, sellerId, code, agreedBy: userId })
    .execute()
  return true
}

// Two shops of one name that agree at the same moment: the second waits for the first.
async function freeCode(tx: Tx, sellerId: number) {
  await lockName(tx, 'codes of sellers')
  const { name } = await tx
    .selectFrom('sellers')
    .select('name')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  const taken = await tx.selectFrom('sellerInvoiceDetails').select('code').execute()
  const codes = new Set(taken.map(({ code }) => code))
  return sellerCode(name, (code) => codes.has(code))
}
