import { sql } from 'kysely'
import { documentName, type DocumentKind } from '#market/uploads/document-kind.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import { PHOTO_SIZES } from '#market/uploads/photo.ts'
import type { Database } from '#server/platform/database/database.ts'
import { zipOf, type ZipEntry } from '#server/platform/zip.ts'
import { originalOf } from '#server/uploads/uploads.ts'
import type { PeopleDeps } from './people-deps.ts'
import { personSections, type Known, type Section } from './person-sections.ts'

type Deps = Pick<PeopleDeps, 'db' | 'uploads'>

/** All of a person's data as a ZIP: `data.json`, their uploads and the pictures made from them. */
export const personArchive = (deps: Deps, person: Known) => zipOf(entriesOf(deps, person))

async function* entriesOf(deps: Deps, person: Known): AsyncGenerator<ZipEntry> {
  yield { name: 'data.json', pieces: dataOf(deps, person) }
  yield* filesOf(deps, person)
}

async function* dataOf({ db }: Deps, person: Known): AsyncGenerator<string> {
  yield `{\n"made_at": ${JSON.stringify(new Date().toISOString())}`
  for (const [name, section] of Object.entries(personSections)) {
    yield `,\n${JSON.stringify(name)}: [`
    let comma = ''
    for await (const lines of linesOf(db, section, person)) {
      yield `${comma}\n${lines.join(',\n')}`
      comma = ','
    }
    yield ']'
  }
  yield '\n}\n'
}

const ROWS_AT_ONCE = 500

async function* linesOf(
  db: Database,
  { table, whose, without = [], isLong }: Section,
  person: Known,
) {
  const line = sql`(to_jsonb(t) - ${without}::text[])::text as line`
  const theirs = sql`from ${sql.table(table)} t where ${whose(person)}`
  if (!isLong) {
    const { rows } = await sql<{ line: string }>`select ${line} ${theirs}`.execute(db)
    if (rows.length > 0) yield rows.map((row) => row.line)
    return
  }
  for (let last = 0; ;) {
    const { rows } = await sql<{ line: string; id: number }>`
      select ${line}, id ${theirs} and id > ${last} order by id limit ${ROWS_AT_ONCE}`.execute(db)
    if (rows.length === 0) return
    yield rows.map((row) => row.line)
    last = rows.at(-1)?.id ?? last
  }
}

const LARGEST = PHOTO_SIZES.reduce((one, other) => (other > one ? other : one))

async function* filesOf({ db, uploads }: Deps, { userId }: Known): AsyncGenerator<ZipEntry> {
  const { rows: sent } = await sql<{ key: string; kind: string | null }>`
    select key, kind from uploads where user_id = ${userId} and cleared_at is null order by created_at`.execute(
    db,
  )
  for (const { key, kind } of sent) {
    const bytes = await uploads.storage.read(originalOf(key))
    if (bytes) yield { name: `sent/${key}${kind === 'csv' ? '.csv' : ''}`, pieces: once(bytes) }
  }
  const { rows: photos } = await sql<{ photo: string }>`
    select distinct photo from (
      select photo from uploads where user_id = ${userId}
      union all select substring(a.photo from '^/photos/([^/]+)/') from photo_addresses a
        join products p on p.id = a.product_id join sellers s on s.id = p.seller_id where s.user_id = ${userId}
    ) as theirs where photo is not null`.execute(db)
  for (const { photo } of photos) {
    const bytes = await uploads.photos.read(photo, LARGEST)
    if (bytes) yield { name: `photos/${photo}.webp`, pieces: once(bytes) }
  }
  const { rows: certificates } = await sql<{ id: number; kind: DocumentKind }>`
    select c.id, c.document_kind as kind from resale_certificates c join buyers b on b.id = c.buyer_id
    where b.user_id = ${userId} order by c.id`.execute(db)
  for (const { id, kind } of certificates) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select bytes from resale_certificate_documents where certificate_id = ${id}`.execute(db)
    const [document] = rows
    if (document)
      yield {
        name: `certificates/${documentName(`resale-certificate-${id}`, kind)}`,
        pieces: once(document.bytes),
      }
  }
  const { rows: claimed } = await sql<{ id: number; large: Buffer }>`
    select p.id, p.large from claim_photos p join claim_turns t on t.id = p.turn_id join claims c on c.id = t.claim_id
      join purchase_orders o on o.id = c.purchase_order_id join buyers b on b.id = o.buyer_id
    where b.user_id = ${userId} order by p.id`.execute(db)
  for (const { id, large } of claimed)
    yield { name: `claims/photo-${id}.webp`, pieces: once(large) }
  yield* poDocumentsOf(db, userId)
  const { rows: failed } = await sql<{ id: number; csv: Buffer }>`
    select import_id as id, csv from failed_rows
    where import_id in (select i.id from imports i join sellers s on s.id = i.seller_id where s.user_id = ${userId})`.execute(
    db,
  )
  for (const { id, csv } of failed)
    yield { name: `imports/${id}-rows-that-need-work.csv`, pieces: once(csv) }
}

async function* poDocumentsOf(db: Database, userId: number): AsyncGenerator<ZipEntry> {
  const { rows } = await sql<{ id: number; number: number; kind: DocumentKind }>`
    select o.id, o.number, d.document_kind as kind from offer_po_documents d join offers o on o.id = d.offer_id
      join buyers b on b.id = o.buyer_id
    where b.user_id = ${userId} order by o.id`.execute(db)
  for (const { id, number, kind } of rows) {
    const { rows: found } = await sql<{ bytes: Buffer }>`
      select bytes from offer_po_documents where offer_id = ${id}`.execute(db)
    const name = documentName(`po-document-${offerNumber(number)}`, kind)
    if (found[0]) yield { name: `po-documents/${name}`, pieces: once(found[0].bytes) }
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes
}
