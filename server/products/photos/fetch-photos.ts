import { randomBytes } from 'node:crypto'
import { transact } from '#server/platform/database/transact.ts'
import { isForAMoment, Refusal } from '#server/platform/http/refusal.ts'
import { unleased, type JobRun } from '#server/platform/jobs/job-run.ts'
import { limited } from '#server/platform/limited.ts'
import { reEncode } from '#server/uploads/re-encode.ts'
import { fetchAwaited } from './await-photos.ts'
import { followLostPhotos, followPhotos } from './follow-photos.ts'
import { fetchPhoto, PhotoProblem } from './fetch-photo.ts'
import {
  duePhotos,
  giveBackPhoto,
  keepFailure,
  keepFetched,
  takePhoto,
  type DuePhoto,
} from './photo-address-store.ts'
import { runBalanced } from './run-balanced.ts'
import { hostAnswered, leaveHostAlone } from './photo-host-store.ts'
import type { ProductDeps } from '../product-deps.ts'
import { replacePhoto } from './replace-photo.ts'

// Each photo is decoded and encoded, on the same cores that answer requests.
const ENCODED_AT_ONCE = 2
const SHIFT_MS = 10_000
const LISTED = 200

type Fetch = (address: string, bounds: { signal: AbortSignal }) => Promise<Buffer>
export type PhotoDeps = ProductDeps & { photosAtOnce: number }
type Manner = { run?: JobRun; fetch?: Fetch; shiftMs?: number }

/** Fetches the photos that products name by address, fairly between sellers; the rest in a job of its own. */
export async function fetchPhotos(
  deps: PhotoDeps,
  { run = unleased, fetch = fetchPhoto, shiftMs = SHIFT_MS }: Manner = {},
) {
  const end = performance.now() + shiftMs
  const isOver = () => run.signal.aborted || performance.now() > end
  // However many photos are on their way, the work keeps to one connection.
  const inTurn = limited(1, (step: () => Promise<unknown>) => step())
  const encode = limited(ENCODED_AT_ONCE, reEncode)
  const bringIn = broughtInBy(deps, { run, fetch, inTurn, encode })
  for (;;) {
    const due = await duePhotos(deps.db, LISTED)
    if (due.length === 0) return followLostPhotos(deps.db)
    await runBalanced(
      due,
      { atOnce: deps.photosAtOnce, isOver, ownerOf: ({ sellerId }) => sellerId },
      bringIn,
    )
    run.signal.throwIfAborted()
    if (isOver()) return transact(deps.db, fetchAwaited)
  }
}

type Deps = {
  run: JobRun
  fetch: Fetch
  inTurn: (step: () => Promise<unknown>) => Promise<unknown>
  encode: typeof reEncode
}

function broughtInBy({ db, uploads }: ProductDeps, { run, fetch, inTurn, encode }: Deps) {
  return async (awaited: DuePhoto) => {
    if (!(await inTurn(() => takePhoto(db, awaited)))) return
    const folder = randomBytes(16).toString('hex')
    try {
      const file = await fetch(awaited.address, run)
      await inTurn(() => hostAnswered(db, awaited.address))
      await uploads.photos.store(folder, await encode(file))
    } catch (error) {
      if (run.signal.aborted) return inTurn(() => giveBackPhoto(db, awaited))
      if (!(error instanceof PhotoProblem || error instanceof Refusal)) throw error
      return inTurn(async () => {
        await keepProblem(awaited, error)
        await followPhotos(db, awaited.productId)
      })
    }
    const fetched = { ...awaited, photo: `/photos/${folder}/800.webp` }
    const isShown = await inTurn(() =>
      transact(db, async (tx) => {
        await run.checkLease(tx)
        const replaced = await replacePhoto(tx, fetched)
        if (replaced) await keepFetched(tx, fetched)
        return replaced
      }),
    )
    if (isShown) return inTurn(() => followPhotos(db, awaited.productId))
    await uploads.photos.remove(folder)
    const problem = 'No product uses it anymore'
    await inTurn(() => keepFailure(db, { ...awaited, problem, isFinal: true }))
  }

  async function keepProblem(awaited: DuePhoto, error: PhotoProblem | Refusal) {
    const problem = error.message
    if (error instanceof Refusal)
      return keepFailure(db, { ...awaited, problem, isFinal: !isForAMoment(error) })
    await keepFailure(db, { ...awaited, problem, isFinal: error.isFinal })
    if (error.isSilence) await leaveHostAlone(db, { ...awaited, problem })
    else await hostAnswered(db, awaited.address)
  }
}
