import sharp from 'sharp'
import { servePool } from '#server/platform/process-pool/serve-pool.ts'
import type { Drawing, PictureTask } from '../picture-task.ts'
import { lookAt, makeCopies } from './make-copies.ts'
import { webpSettings } from '../webp-settings.ts'

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

function drawPicture({ svg, density, width }: Drawing): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density })
    .resize({ width })
    .webp({ ...webpSettings(width), effort: 2 })
    .toBuffer()
}
