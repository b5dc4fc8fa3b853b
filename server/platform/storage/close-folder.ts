import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const OURS_ALONE = 0o700
const STICKY = 0o1000

/** Makes a folder readable by our account alone; closes an existing one, with the parts named. */
export function closeFolder(folder: string, parts: readonly string[] = []) {
  mkdirSync(folder, { recursive: true, mode: OURS_ALONE })
  for (const each of [folder, ...parts.map((part) => join(folder, part))]) close(each)
}

// Not a folder of another account, nor a shared one such as /tmp.
function close(folder: string) {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found?.isDirectory() || found.uid !== process.getuid?.() || found.mode & STICKY) return
  if (found.mode & 0o077) chmodSync(folder, found.mode & OURS_ALONE)
}
