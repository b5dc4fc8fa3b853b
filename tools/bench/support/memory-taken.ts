import { readFile, writeFile } from 'node:fs/promises'

/** How many megabytes more than before a process held at most while something was done, its threads among them, as Linux counts them. */
export async function memoryTaken(pid: number, act: () => Promise<void>): Promise<number> {
  // The most counts from now on.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const before = await mostHeld(pid)
  await act()
  return (await mostHeld(pid)) - before
}

async function mostHeld(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}
