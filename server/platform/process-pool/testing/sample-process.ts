import { setImmediate } from 'node:timers/promises'
import { servePool } from '../serve-pool.ts'

type Task = { act: 'answer' | 'die' | 'leave' | 'grow' | 'spin' | 'stand still' }

const post = servePool({ mostBytes: 200_000_000, mostCpuMs: 1000 })

process.on('message', (task: Task) => void post(() => answer(task)))

async function answer({ act }: Task) {
  if (act === 'die') process.kill(process.pid, 'SIGKILL')
  if (act === 'leave') process.exit(1)
  const held = act === 'grow' ? Buffer.alloc(200_000_000, 1) : undefined
  if (act === 'spin') for (;;) await setImmediate()
  if (act !== 'answer') await new Promise<never>(() => {})
  return { pid: process.pid, env: process.env, held }
}
