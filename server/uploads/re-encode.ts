import sharp, { type OutputInfo } from 'sharp'
import { PHOTO_SIZES, type PhotoSize } from '#market/uploads/photo.ts'
import {
  NOT_AN_IMAGE,
  TOO_BIG_A_PICTURE,
  TOO_MANY_PIXELS,
  UNREADABLE_IMAGE,
} from '#market/uploads/upload.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { webpSettings } from '#server/photos/webp-settings.ts'
import { limited } from '#server/platform/limited.ts'

// Every picture is decoded once, so a cache would only fill the memory.
sharp.cache(false)

const WIDEST = Math.max(...PHOTO_SIZES)
// WebP's limit is 16383 pixels.
const MOST_TIMES_AS_HIGH = 4
const LONGEST_SECONDS = 60
// From so many pixels on, a picture that has to be whole in memory is decoded alone.
const VAST = 16_000_000

/** Upright copies of a picture in every size, without metadata; only these are ever served. */
export async function reEncode(original: Buffer): Promise<Map<PhotoSize, Buffer>> {
  const type = pictureType(original)
  if (!type) throw new Refusal(NOT_AN_IMAGE)
  const header = await readable(sharp(original, { limitInputPixels: false }).metadata())
  if (header.format !== type) throw new Refusal(NOT_AN_IMAGE)
  const pixels = header.width * header.height
  if (pixels >= TOO_MANY_PIXELS) throw new Refusal(TOO_BIG_A_PICTURE)

  const { data, info } = await readable((pixels < VAST ? decode : decodeVast)(original))
  const copies = new Map<PhotoSize, Buffer>()
  for (const size of PHOTO_SIZES) copies.set(size, await webp({ data, info }, size))
  return copies
}

const decode = (original: Buffer) =>
  sharp(original, { limitInputPixels: TOO_MANY_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .toColourspace('srgb')
    .resize(within(WIDEST))
    .raw()
    .toBuffer({ resolveWithObject: true })

const decodeVast = limited(1, decode)

type Pixels = { data: Buffer; info: OutputInfo }

const webp = ({ data, info }: Pixels, size: PhotoSize) =>
  sharp(data, { raw: info })
    .resize(within(size))
    .webp({ ...webpSettings(size), effort: 3 })
    .toBuffer()

const within = (width: number) =>
  ({
    width,
    height: width * MOST_TIMES_AS_HIGH,
    fit: 'inside',
    withoutEnlargement: true,
  }) as const

async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch {
    throw new Refusal(UNREADABLE_IMAGE)
  }
}

/** The image type by the first bytes; undefined for unsupported types. */
function pictureType(file: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | undefined {
  const start = file.toString('latin1', 0, 12)
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  return undefined
}
