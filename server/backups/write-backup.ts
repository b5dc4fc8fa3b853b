import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readContents } from '#server/platform/database/contents/read-contents.ts'
import { fullName } from '#server/platform/database/contents/tables.ts'
import { startTally } from '#server/platform/database/contents/tally.ts'
import type { FreeSpace } from '#server/platform/storage/free-space.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { BackupProblem } from './backup-problem.ts'
import { nameOfFile, nameOfRows } from './entry-name.ts'
import { BEGINNING, CONTENTS, FORMAT, inJson, type Beginning, type Contents } from './manifest.ts'
import type { Progress } from './progress.ts'
import { createArchive, type Archive } from './write-archive.ts'

const PART_BYTES = 4 * 1024 * 1024

type From = {
  ownerUrl: string
  storage: Storage
  /** The storage folders included. */
  folders: readonly string[]
  /** Free space on the volume of the backup file. */
  space: FreeSpace
  progress: Progress
} & Pick<Beginning, 'lotline' | 'commit' | 'keys'>

/**
 * Writes a backup: the database as of one moment, then the files. A file removed meanwhile was no longer
 * shown anywhere; one added meanwhile is extra.
 */
export async function writeBackup(file: string, from: From): Promise<Contents> {
  if (await stat(file).catch(() => undefined))
    throw new BackupProblem(`${file} is there already: a backup writes over nothing.`)
  const part = `${file}.part`
  const takenAt = new Date()
  const archive = await createArchive(part, takenAt).catch((error: unknown) => {
    throw cannotBegin(error, part)
  })
  try {
    const database = await addDatabase(watched(archive, from), from, takenAt)
    const files = await addFiles(watched(archive, from), from)
    const contents = { ...database, files, sha256: archive.sha256() }
    await archive.add(CONTENTS, inJson(contents))
    await archive.end()
    await rename(part, file)
    await syncFolder(dirname(file))
    return contents
  } catch (error) {
    await archive.abandon()
    await rm(part, { force: true })
    throw isCode(error, 'ENOSPC') ? noRoom() : error
  } finally {
    from.progress.end()
  }
}

async function addDatabase({ add }: Pick<Archive, 'add'>, from: From, takenAt: Date) {
  const { ownerUrl, lotline, commit, keys } = from
  return readContents(ownerUrl, async ({ major, migrations, queueLevel, tables, ...database }) => {
    if (migrations.length === 0)
      throw new BackupProblem('The database holds nothing of Lotline yet.')
    const beginning = {
      format: FORMAT,
      takenAt,
      lotline,
      commit,
      postgresql: major,
      migrations,
      queueLevel,
    }
    await add(BEGINNING, inJson({ ...beginning, tables, keys }))
    const taken: Contents['tables'] = []
    for (const table of tables) {
      const name = fullName(table)
      const tally = startTally()
      let part = 0
      for await (const text of gather(database.rowsOf(table))) {
        tally.add(text)
        await add(nameOfRows(name, part++), text)
      }
      taken.push({ name, ...tally.end() })
    }
    return { tables: taken, sequences: await database.sequences() }
  })
}

async function addFiles({ add }: Pick<Archive, 'add'>, { storage, folders }: From) {
  let count = 0
  let bytes = 0
  for (const folder of folders)
    for await (const name of storage.list(folder)) {
      const content = await storage.read(name)
      if (!content) continue
      await add(nameOfFile(name), content)
      count += 1
      bytes += content.length
    }
  return { count, bytes }
}

/** The database may be on the same volume, and needs the space more than a backup. */
const watched = ({ add }: Archive, { space, progress }: From): Pick<Archive, 'add'> => ({
  async add(name, content) {
    if ((await space.look())?.isShort) throw noRoom()
    await add(name, content)
    progress.add(content.length, name)
  },
})

function cannotBegin(error: unknown, part: string) {
  if (isCode(error, 'EEXIST'))
    return new BackupProblem(
      `${part} is of a backup that is under way or was cut off. Remove it if none is.`,
    )
  const isRefused = ['ENOENT', 'ENOTDIR', 'EACCES', 'EROFS'].some((code) => isCode(error, code))
  return isRefused ? new BackupProblem(`${part} cannot be written here.`) : error
}

const noRoom = () => new BackupProblem('There is no room for the backup on its volume.')

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

/** Flushes the directory, so that the file's name survives a crash. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Regroups chunks of any length into parts of a few megabytes. */
async function* gather(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    yield* inParts(Buffer.concat(waiting))
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

/** A row may be longer than a part; where a part ends does not matter. */
function* inParts(text: Buffer) {
  for (let at = 0; at < text.length; at += 2 * PART_BYTES)
    yield text.subarray(at, at + 2 * PART_BYTES)
}
