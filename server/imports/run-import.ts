import { inDigits } from '#market/in-digits.ts'
import { isDatabaseAway, isRefusedValue } from '#server/platform/database/database-errors.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { isForAMoment, Refusal } from '#server/platform/http/refusal.ts'
import { type JobRun, unleased } from '#server/platform/jobs/job-run.ts'
import { publish } from '#server/platform/live/publish.ts'
import { fetchAwaited } from '#server/products/photos/await-photos.ts'
import { readUpload } from '#server/uploads/read-upload.ts'
import { keepWords } from './import-words.ts'
import { keepFailedRows } from './failed-rows-store.ts'
import type { Portion } from './chunks-of.ts'
import type { FileChoice } from './file-choice.ts'
import { importChunk } from './import-chunk.ts'
import { CHUNKS_AT_ONCE, type ImportDeps, importNews } from './import-deps.ts'
import { importLater, importSoon } from './import-later.ts'
import { keepLeftOut } from './left-out-store.ts'
import {
  addIssues,
  addProgress,
  hasChunks,
  importAhead,
  listIssues,
  type LockedImport,
  lockImport,
  markEnded,
  nextImport,
  stageChunk,
  startImport,
  unstart,
} from './import-store.ts'
import { failedRowsInThread, readInThread } from './read-in-thread.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { importQuotaOf, rowQuotaWords } from '#market/imports/import-quota.ts'
import { countImports } from './import-quota-store.ts'

// So often it may be taken up without a step forward.
const MOST_STARTS = 8
const LOOK_AGAIN_MS = 5000
const TOO_OFTEN = 'The import was interrupted too many times. Please upload the file again.'
const CANNOT_BE_KEPT =
  'The file contains something we can’t store. Save it as .csv in a spreadsheet program and try again.'

type Manner = { run?: JobRun; chunk?: Portion }

/**
 * Imports a file from where it was left, each row once, however often the work is interrupted. Continues in a
 * job of its own when it is the turn of other sellers.
 */
export async function runImport(
  deps: ImportDeps,
  importId: number,
  { run = unleased, chunk }: Manner = {},
) {
  const { db } = deps
  const ahead = await importAhead(db, importId)
  if (ahead) return transact(db, (tx) => importLater(tx, { importId, ...ahead }, LOOK_AGAIN_MS))
  const started = await startImport(db, importId)
  if (!started) return
  if (started.starts > MOST_STARTS) return fail(deps, importId, TOO_OFTEN)
  try {
    await goOn(deps, started, { run, ...(chunk && { chunk }) })
  } catch (error) {
    const waitMs = waitMsOf(error)
    if (waitMs !== undefined) {
      await unstart(db, importId)
      return transact(db, (tx) => importLater(tx, { importId, ...started }, waitMs))
    }
    if (isRefusedValue(error)) return fail(deps, importId, CANNOT_BE_KEPT)
    // An import that was stopped or interrupted is not the file's fault. Best effort: the database may be down.
    if (run.signal.aborted || isDatabaseAway(error) || isForAMoment(error))
      await unstart(db, importId).catch(() => {})
    throw error
  }
}

/** How long another file of the seller, which had to be stopped, keeps this one waiting. */
const waitMsOf = (error: unknown) =>
  error instanceof Refusal && error.status === 429 ? 1000 * (error.retryAfter ?? 60) : undefined

type Started = NonNullable<Awaited<ReturnType<typeof startImport>>>

async function goOn(deps: ImportDeps, started: Started, { run = unleased, chunk }: Manner) {
  const { db } = deps
  const importId = started.id
  if (started.state === 'waiting' && !(await stage(deps, started, { run, chunk }))) return
  const isDone = await importChunks(db, importId, run)
  await transact(db, fetchAwaited)
  if (!isDone) return transact(db, (tx) => importLater(tx, { importId, ...started }))
  await finish(deps, started, run)
}

type RunningImport = {
  id: number
  key: string
  userId: number
  fileName: string | null
  choice: FileChoice | null
}

const readerOf = ({ db }: ImportDeps, { userId }: RunningImport) => ({ site: db, account: userId })

/** Stores the parsed file with the import, so that the file is read only once; false if it can't be read. */
async function stage(
  deps: ImportDeps,
  place: RunningImport,
  { run, chunk }: { run: JobRun; chunk: Portion | undefined },
): Promise<boolean> {
  const sent = await readFile(deps, place)
  const choice = place.choice ?? {}
  const file =
    'problem' in sent
      ? sent
      : await readInThread(sent.content, { by: readerOf(deps, place), choice, chunk })
  run.signal.throwIfAborted()
  return transact(deps.db, async (tx) => {
    await run.checkLease(tx)
    const held = await lockImport(tx, place.id)
    if (held?.state !== 'waiting') return held !== undefined
    if ('problem' in file) return refuseFile(tx, held, file.problem)
    const tooMany = await rowsRefused(tx, held, file.rows)
    if (tooMany) return refuseFile(tx, held, tooMany)
    for (const each of file.chunks) await stageChunk(tx, held.id, each)
    const { headers } = file
    const { mapping, values = {} } = choice
    await keepWords(tx, held.sellerId, { ...place, headers, mapping, values })
    await addIssues(tx, held.id, file.issues)
    if (file.leftOut.length > 0) await keepLeftOut(tx, held.id, file.leftOut)
    await addProgress(tx, held.id, {
      rows: file.rows,
      rowsDone: file.refused,
      imported: 0,
      issues: file.refused,
      provisional: 0,
      changed: 0,
      tally: { created: 0, changed: 0, drafts: 0 },
    })
    await publish(tx, 'ImportsChannel', [held.userId])
    return true
  })
}

async function refuseFile(tx: Tx, held: LockedImport, problem: string) {
  const issue = { row: 0, texts: [problem], isNote: false }
  await addIssues(tx, held.id, JSON.stringify([issue]))
  await endImport(tx, held, 'failed')
  return false
}

/** Imports chunks for as long as it is the import's turn; false when some are left. */
async function importChunks(db: Database, importId: number, run: JobRun): Promise<boolean> {
  while (await run.hasTime()) {
    run.signal.throwIfAborted()
    // Between two rounds, transactions that wait for the seller get in. If chunks overlapped without end, none
    // would.
    const round = await Promise.allSettled(
      Array.from({ length: CHUNKS_AT_ONCE }, () => importChunk(db, importId, run)),
    )
    const failed = round.find((each) => each.status === 'rejected')
    if (failed) throw failed.reason
    const isMore = round.every((each) => each.status === 'fulfilled' && each.value)
    if (!isMore && (await transact(db, (tx) => isThrough(tx, importId)))) return true
  }
  return false
}

/** Whether nothing is left of an import; another worker's chunk, which may fail, is waited for. */
async function isThrough(tx: Tx, importId: number) {
  await lockImport(tx, importId)
  return !(await hasChunks(tx, importId))
}

/** Keeps the rows that failed while the file is there. */
async function finish(deps: ImportDeps, place: RunningImport, run: JobRun) {
  const issues = (await listIssues(deps.db, place.id)).filter(({ isNote }) => !isNote)
  const sent = issues.length > 0 ? await readFile(deps, place) : undefined
  const failed =
    sent && 'content' in sent
      ? await failedRowsInThread(sent.content, {
          by: readerOf(deps, place),
          choice: place.choice ?? {},
          issues,
        })
      : undefined
  await transact(deps.db, async (tx) => {
    await run.checkLease(tx)
    const held = await lockImport(tx, place.id)
    if (held?.state !== 'importing') return
    if (failed && 'csv' in failed) await keepFailedRows(tx, held.id, failed)
    await endImport(tx, held, 'complete')
  })
}

/** What there is against the file is answered; a store that is away is thrown, to be asked again. */
async function readFile(
  { uploads }: ImportDeps,
  { userId, key }: RunningImport,
): Promise<{ content: Buffer } | { problem: string }> {
  try {
    return { content: await readUpload(uploads, { userId }, key) }
  } catch (error) {
    if (error instanceof Refusal && !isForAMoment(error)) return { problem: error.message }
    throw error
  }
}

async function fail({ db }: ImportDeps, importId: number, problem: string) {
  await transact(db, async (tx) => {
    const held = await lockImport(tx, importId)
    if (held) await refuseFile(tx, held, problem)
  })
}

// An open page asks every five seconds.
const LOOK_MS = 60_000

/** Ends an import that is held, and tells its seller. */
async function endImport(
  tx: Tx,
  { id, userId, sellerId }: LockedImport,
  state: 'complete' | 'failed',
) {
  await markEnded(tx, id, state)
  await publish(tx, 'ImportsChannel', [userId])
  const next = await nextImport(tx, sellerId)
  if (next !== undefined) await importSoon(tx, { importId: next, sellerId })
  await enqueue(tx, importNews, { importId: id }, { runAt: new Date(Date.now() + LOOK_MS) })
}

/** Why the file has more rows than its seller may import today; undefined if it doesn't. */
async function rowsRefused(tx: Tx, { sellerId, userId }: LockedImport, rows: number) {
  const { status } = await tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const left = importQuotaOf(status).rows - (await countImports(tx, sellerId)).rows
  if (rows <= left) return undefined
  const counts = `This file has ${inDigits(rows)}, and ${inDigits(Math.max(0, left))} are left.`
  return `${rowQuotaWords(status)} ${counts}`
}
