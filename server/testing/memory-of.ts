import { readdir, readFile } from 'node:fs/promises'

/** How many megabytes a process and its children hold of this machine's memory, as Linux counts them. */
export async function memoryOf(pid: number): Promise<number> {
  const own = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))
  // One may end while it is looked at.
  const children = await Promise.all(
    (await childrenOf(pid)).map((child) => memoryOf(child).catch(() => 0)),
  )
  return children.reduce((total, each) => total + each, Number(own?.[1] ?? 0) / 1024)
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')),
  )
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
}
