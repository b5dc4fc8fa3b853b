import type { KyselyPlugin } from 'kysely'
import { photosIn } from '#server/photos/photos.ts'
import { connect } from '#server/platform/database/database.ts'
import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { boundlessSpace } from '#server/platform/storage/free-space.ts'
import { localAdapter } from '#server/uploads/local-adapter.ts'
import { runImport } from '../run-import.ts'

const SMALL_CHUNK = { products: 20, bytes: 80_000 }

// A separate process that imports, and is killed before a certain statement.
const [url = '', dataDir = '', importId, statements] = process.argv.slice(2)

let left = Number(statements)
const killer: KyselyPlugin = {
  transformQuery: ({ node }) => {
    left--
    if (left === 0) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}

const connection = connect(url)
const db = connection.db.withPlugin(killer)
const storage = folderStorage(dataDir)
const photos = photosIn(storage, async () => undefined)
const space = boundlessSpace
const deps = { db, uploads: { db, storage, photos, space, adapter: localAdapter('') } }
await runImport(deps, Number(importId), { chunk: SMALL_CHUNK })
await connection.close()
