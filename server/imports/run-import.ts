import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { readUpload } from '#server/uploads/read-upload.ts'
import { importChunk } from './import-chunk.ts'
import type { ImportDesk } from './import-desk.ts'
import {
  addIssues,
  addProgress,
  endImport,
  holdImport,
  stageLots,
  startImport,
} from './import-store.ts'
import { readInThread, type StagedFile } from './read-in-thread.ts'

const MOST_STARTS = 8

/** Imports a file from where it was left, each row once, however often the work is interrupted. */
export async function runImport(desk: ImportDesk, importId: number) {
  const started = await startImport(desk.db, importId)
  if (!started) return
  if (started.starts > MOST_STARTS) return fail(desk, importId)
  if (started.state === 'waiting') await stage(desk, started)
  while (await importChunk(desk.db, importId));
}

type Waiting = { id: number; key: string; userId: number }

/** Puts what the file says beside the import, so that the file is read only once. */
async function stage(desk: ImportDesk, { id, key, userId }: Waiting) {
  const file = await readFile(desk, { userId, key })
  await transact(desk.db, async (tx) => {
    const held = await holdImport(tx, id)
    if (held?.state !== 'waiting') return
    if ('problem' in file) {
      await addIssues(tx, id, JSON.stringify([{ row: 0, texts: [file.problem], isNote: false }]))
      return endImport(tx, id, 'failed')
    }
    for (const lots of file.lots) await stageLots(tx, id, lots)
    await addIssues(tx, id, file.issues)
    await addProgress(tx, id, {
      rows: file.rows,
      rowsDone: file.refused,
      imported: 0,
      issues: file.refused,
    })
  })
}

type Place = { userId: number; key: string }

async function readFile({ uploads }: ImportDesk, { userId, key }: Place): Promise<StagedFile> {
  try {
    return await readInThread(await readUpload(uploads, { userId }, key))
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message }
    throw error
  }
}

async function fail({ db }: ImportDesk, importId: number) {
  await transact(db, async (tx) => {
    if (await holdImport(tx, importId)) await endImport(tx, importId, 'failed')
  })
}
