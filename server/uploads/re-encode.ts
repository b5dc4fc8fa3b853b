import { z } from 'zod'
import { PHOTO_SIZES, type PhotoSize } from '#market/uploads/photo.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { limited } from '#server/platform/limited.ts'
import { inPictureProcess, type AskPicture } from '#server/photos/in-picture-process.ts'

const problem = z.object({ problem: z.string() })
const seen = z.union([problem, z.object({ isVast: z.boolean() })])
const made = z.union([
  problem,
  z.object({ copies: z.map(z.literal(PHOTO_SIZES), z.instanceof(Uint8Array)) }),
])

/** Upright copies of a picture in every size, without metadata; only these are ever served. */
export const reEncode = (original: Buffer): Promise<Map<PhotoSize, Buffer>> =>
  inPictureProcess(async (ask) => {
    const look = seen.parse(await ask({ kind: 'look', original }))
    if ('problem' in look) throw new Refusal(look.problem)
    const answer = made.parse(await (look.isVast ? copyVast : copy)(ask))
    if ('problem' in answer) throw new Refusal(answer.problem)
    return new Map([...answer.copies].map(([size, bytes]) => [size, Buffer.from(bytes)]))
  })

const copy = (ask: AskPicture) => ask({ kind: 'copy' })

const copyVast = limited(1, copy)
