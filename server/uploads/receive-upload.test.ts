import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from '#server/platform/http/errors.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PATIENCE } from '#server/platform/storage/await-chunks.ts'
import { boundlessSpace } from '#server/platform/storage/free-space.ts'
import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { localAdapter } from './local-adapter.ts'
import { localUploadRoute } from './local-upload-route.ts'
import { receiveUpload } from './receive-upload.ts'
import { signatureOf } from './signature.ts'
import { startPut } from './testing/sending.ts'
import { addUploads } from './upload-store.ts'

const secretKey = 'secret'
const SHORT_SILENCE_MS = 500
const secretKeys = { current: secretKey, before: undefined }

let database: TestDatabase
let folder: string
let http: FastifyInstance
let address: string
const answered: number[] = []
beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'lotline-files-'))
  http = Fastify()
  answerErrors(http)
  http.addHook('onSend', async (_request, { statusCode }) => void answered.push(statusCode))
  const { db } = database.connection
  await localUploadRoute(http, uploadsOf(db))
  address = await http.listen({ port: 0 })
})
afterAll(async () => {
  await http.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

test('a file whose sender goes away is no failure of the server', async () => {
  const { url } = await aSignedAddress('7f3a')
  const { sending } = startPut(address + url, { 'Content-Length': 1000 })
  sending.write('UPC,')
  await eventually(
    () => readdir(join(folder, 'drafts')).catch(() => []),
    (files) => files.length === 1,
  )
  sending.destroy()
  expect(
    await eventually(
      async () => answered,
      ({ length }) => length > 0,
    ),
  ).toEqual([400])
})

test('nor one who was gone before anything was read', async () => {
  const { place, signature } = await aSignedAddress('9c1e')
  const content = new Readable({ read: () => {} }).destroy()
  const uploads = uploadsOf(database.connection.db)
  const expires = String(place.expiresAt.getTime())
  await expect(
    receiveUpload(uploads, { key: place.key, expires, signature, content }),
  ).rejects.toMatchObject({ status: 400 })
  expect(await readdir(join(folder, 'drafts'))).toEqual([])
})

test('who stalls is told so, and the address takes the file once more', async () => {
  const { url } = await aSignedAddress('5d2c')
  const stalled = startPut(address + url, { 'Content-Length': 1000 })
  stalled.sending.write('UPC,')
  expect(await stalled.answered).toBe(408)
  expect(await readdir(join(folder, 'drafts'))).toEqual([])
  const again = await fetch(address + url, { method: 'PUT', body: 'UPC,Name' })
  expect(again.status).toBe(200)
})

const uploadsOf = (db: Database) => ({
  db,
  storage: folderStorage(folder, { ...PATIENCE, silenceMs: SHORT_SILENCE_MS }),
  space: boundlessSpace,
  secretKeys,
})

async function aSignedAddress(key: string) {
  const { db } = database.connection
  const place = { key, kind: 'csv' as const, expiresAt: new Date(Date.now() + 60_000) }
  const unheard = { bytes: 3_999_999, network: null, receivingAt: null }
  await addUploads(db, await aBuyer(db), [{ ...place, ...unheard }])
  const { url } = await localAdapter(secretKey).address({ ...place, seconds: 60 })
  return { place, url, signature: signatureOf(place, secretKey) }
}
