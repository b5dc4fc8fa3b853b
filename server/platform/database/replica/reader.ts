import type { Database } from '../database.ts'

/** Reads in whichever database may answer; the story may be told again, in another one. */
export type Reader = <Answer>(story: (db: Database) => Promise<Answer>) => Promise<Answer>
