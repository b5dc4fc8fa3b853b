import { sql } from 'kysely'
import { condemnPhotos, deletePhotoAddresses, removePhotos, removeUploads } from './files.ts'
import {
  awaitFollowers,
  eraseLots,
  eraseManifestNames,
  eraseManifests,
  eraseWordsOfOfferedLots,
  deleteWords,
} from './lots.ts'
import { mentioned } from './other-people.ts'
import { blanking, removing } from './own-rows.ts'
import type { Step } from './step.ts'

const AT_ONCE = 500

const inHistories =
  (erase: 'erase_notes' | 'erase_acts' | 'erase_names' | 'erase_papers'): Step =>
  async ({ db }, { userId }) => {
    const { rows } = await sql<{ rows: number }>`
    select ${sql.raw(erase)}(${userId}, ${AT_ONCE}) as rows`.execute(db)
    const count = rows[0]?.rows ?? 0
    return count === 0 ? 'over' : { rows: count, reached: 0 }
  }

/** Every part of an erasure, in its order. */
export const steps: readonly Step[] = [
  ...removing,
  ...blanking,
  inHistories('erase_notes'),
  inHistories('erase_acts'),
  inHistories('erase_names'),
  inHistories('erase_papers'),
  awaitFollowers,
  eraseLots,
  eraseWordsOfOfferedLots,
  eraseManifests,
  eraseManifestNames,
  deleteWords,
  // Photos are looked for by the notes that go after them.
  condemnPhotos,
  removePhotos,
  removeUploads,
  deletePhotoAddresses,
  ...mentioned,
]
