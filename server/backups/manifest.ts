import { z } from 'zod'
import { BackupProblem } from './backup-problem.ts'

export const BEGINNING = 'lotline-backup.json'
export const CONTENTS = 'contents.json'
export const FORMAT = 1

// They are printed, and some of them stand in statements.
const name = z.string().regex(/^[\w.-]{1,100}$/)
const words = z.string().regex(/^[\x20-\x7E]{0,100}$/)
const digest = z.string().regex(/^[\w+/=-]{0,128}$/)
const table = z.object({ schema: name, name, columns: z.array(name) })
const count = z.int().min(0)
const tally = z.object({ rows: count, bytes: count, sha256: digest })

const format = z.object({ format: z.int() })

/** The first entry: what is needed to decide whether the rest can be restored. */
const beginning = z.object({
  format: z.literal(FORMAT),
  takenAt: z.coerce.date(),
  lotline: words,
  /** Missing from backups of before the first release. */
  commit: words.optional(),
  /** The major version of the PostgreSQL it was taken from. */
  postgresql: z.int(),
  migrations: z.array(z.object({ number: z.int(), name, sha256: digest })).min(1),
  queueLevel: z.int(),
  tables: z.array(table),
  /** Fingerprints of the keys that encrypt second factors; the keys themselves are kept elsewhere. */
  keys: z.array(words),
})

/** The last entry: a summary that shows the backup is complete. */
const contents = z.object({
  tables: z.array(z.object({ name, ...tally.shape })),
  sequences: z.array(
    z.object({
      schema: name,
      name,
      last: z
        .string()
        .regex(/^-?\d{1,20}$/)
        .nullable(),
    }),
  ),
  files: z.object({ count, bytes: count }),
  /** Of all bytes before. */
  sha256: digest,
})

export type Beginning = z.infer<typeof beginning>
export type Contents = z.infer<typeof contents>

export const inJson = (content: object) => Buffer.from(JSON.stringify(content, undefined, 1))

export function readBeginning(json: Buffer): Beginning {
  const told = parsed(format, json)
  if (told.format > FORMAT)
    throw new BackupProblem(
      'The backup is of a newer Lotline, in a form that this one does not know.',
    )
  return parsed(beginning, json)
}

export const readContents = (json: Buffer): Contents => parsed(contents, json)

function parsed<Shape extends z.ZodType>(shape: Shape, json: Buffer): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(json.toString()))
  } catch {
    throw new BackupProblem('The backup is damaged, or not one of Lotline.')
  }
}
