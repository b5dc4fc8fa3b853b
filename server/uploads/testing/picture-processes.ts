import { readFile } from 'node:fs/promises'

/** The processes in which this one reads pictures. */
export async function pictureProcesses(pid: number): Promise<number[]> {
  const children = (await told(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean)
  const commands = await Promise.all(children.map((child) => told(`/proc/${child}/cmdline`)))
  return children
    .filter((_, at) => commands[at]?.includes('picture-process'))
    .map((child) => Number(child))
}

/** The most memory a process ever had, in bytes. */
export async function peakMemory(pid: number): Promise<number> {
  return Number(/VmHWM:\s+(\d+) kB/.exec(await told(`/proc/${pid}/status`))?.[1] ?? 0) * 1024
}

// One that has just ended tells nothing.
const told = (file: string) => readFile(file, 'utf8').catch(() => '')
