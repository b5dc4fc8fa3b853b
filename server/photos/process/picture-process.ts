import { servePool } from '#server/platform/process-pool/serve-pool.ts'
import type { PictureTask } from '../picture-task.ts'
import { drawPicture } from './draw-picture.ts'
import { lookAt, makeCopies } from './make-copies.ts'

// Well above what the most hostile picture takes that we accept (`uploads/memory.test.ts`).
const post = servePool({ mostBytes: 900_000_000, mostCpuMs: 60_000 })

let looked: Uint8Array = new Uint8Array()

process.on('message', (task: PictureTask) => void post(() => answer(task)))

async function answer(task: PictureTask) {
  if (task.kind === 'draw') return { picture: await drawPicture(task) }
  if (task.kind === 'copy') return makeCopies(looked)
  looked = task.original
  return lookAt(looked)
}
