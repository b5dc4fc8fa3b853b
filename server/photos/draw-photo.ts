import { z } from 'zod'
import { inPictureProcess } from './in-picture-process.ts'
import type { Drawing } from './picture-task.ts'

const drawn = z.object({ picture: z.instanceof(Uint8Array) })

/** A drawing of ours as webp. */
export const drawPhoto = (drawing: Drawing): Promise<Buffer> =>
  inPictureProcess(async (ask) => {
    const { picture } = drawn.parse(await ask({ kind: 'draw', ...drawing }))
    return Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  })
