import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { settlePrevious } from './previous-postmaster.ts'

// Says that all is there, and where what was there before is to be kept.
const READY = 'ready'
const DROPPED = '.dropped-'

/** Where what is to take the place of the data directory's parts is made, out of sight until it is whole. */
export const nextPlace = (home: string) => join(home, 'next')

/** Ends what was begun there: whole, it takes its place; else it is as if nothing had been. */
export async function settleNext(home: string): Promise<void> {
  const next = nextPlace(home)
  if (existsSync(join(next, READY))) return exchange(home)
  if (existsSync(next)) {
    await settlePrevious({ path: join(next, 'postgres'), bin: '', account: undefined })
    // An initdb may outlive its Lotline for a moment and keep writing. The rename keeps it out of the next
    // directory.
    renameSync(next, `${next}${DROPPED}${randomUUID()}`)
  }
  for (const name of readdirSync(home).filter((each) => each.startsWith(`next${DROPPED}`)))
    removeAsFarAsItGoes(join(home, name))
}

/** What cannot be removed yet is at the next start. */
function removeAsFarAsItGoes(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Somebody still writes into it.
  }
}

/** Puts what was made into its place, and answers the folder in which what was there is kept. */
export function takeNext(home: string, keptAs: string): string {
  const kept = `${keptAs}-kept-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
  const next = nextPlace(home)
  const draft = join(next, `${READY}.draft`)
  writeFileSync(draft, kept, { mode: 0o600, flush: true })
  renameSync(draft, join(next, READY))
  sync(next)
  exchange(home)
  return join(home, kept)
}

// Whenever this is cut off, it is gone on with at the next start: each part is either still there, or in its place.
function exchange(home: string) {
  const next = nextPlace(home)
  const kept = join(home, basename(readFileSync(join(next, READY), 'utf8')))
  for (const part of readdirSync(next).filter((name) => name !== READY)) {
    const place = join(home, part)
    if (existsSync(place)) {
      mkdirSync(kept, { recursive: true, mode: 0o700 })
      renameSync(place, join(kept, part))
    }
    renameSync(join(next, part), place)
  }
  sync(home)
  rmSync(next, { recursive: true })
}

/** The names in a folder are on the disk. */
function sync(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
