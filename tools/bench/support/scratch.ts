import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is removed with all that lies in it. */
export async function scratchFolder(keep: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lotline-bench-'))
  keep.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
