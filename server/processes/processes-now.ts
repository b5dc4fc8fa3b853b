import type { Database } from '#server/platform/database/database.ts'
import { livingProcesses } from './process-store.ts'

/** The processes that share this database, the oldest first. */
export const processesNow = (db: Database) => livingProcesses(db)
