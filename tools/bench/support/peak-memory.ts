import { readFile, writeFile } from 'node:fs/promises'

/** How many megabytes a process held at most while something was done, its threads among them, as Linux counts them. */
export async function peakMemoryDuring(pid: number, act: () => Promise<void>): Promise<number> {
  // From what it holds now on.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  await act()
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}
