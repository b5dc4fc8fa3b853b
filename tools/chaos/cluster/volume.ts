import { execFile } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Volume = { path: string; fill(): void; free(): void; unmount(): Promise<void> }

const run = promisify(execFile)
const SIZE = '1536m'
const PIECES = [1024 * 1024, 4096]

/** A small volume of its own, where root may mount one. */
export async function mountVolume(path: string): Promise<Volume | undefined> {
  mkdirSync(path, { mode: 0o711 })
  const asked = ['-t', 'tmpfs', '-o', `size=${SIZE},mode=711`, 'tmpfs', path]
  const isMounted = await run('mount', asked).then(
    () => true,
    () => false,
  )
  if (!isMounted) return undefined
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: () => fill(ballast),
    free: () => rmSync(ballast, { force: true }),
    unmount: async () => void (await run('umount', ['-l', path])),
  }
}

/** Writes until nothing more can be written. */
function fill(ballast: string) {
  const file = openSync(ballast, 'w')
  for (const bytes of PIECES) {
    const piece = Buffer.alloc(bytes)
    while (isWritten(file, piece));
  }
  closeSync(file)
}

function isWritten(file: number, piece: Buffer) {
  try {
    return writeSync(file, piece) === piece.length
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
