import { randomUUID } from 'node:crypto'
import type { Storage } from './storage.ts'

/** Writes, reads and removes a small file; returns what went wrong, if anything. */
export async function tryStorage(storage: Storage): Promise<string | null> {
  const name = `health/${randomUUID()}.txt`
  try {
    const written = Buffer.from('Lotline')
    await storage.write(name, written)
    const read = await storage.read(name)
    await storage.remove(name)
    return read?.equals(written) ? null : 'What was written was not read back'
  } catch (error) {
    return error instanceof Error ? error.message : 'The storage does not answer'
  }
}
