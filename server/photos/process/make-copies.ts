import sharp, { type OutputInfo } from 'sharp'
import { PHOTO_SIZES, type PhotoSize } from '#market/uploads/photo.ts'
import {
  NOT_AN_IMAGE,
  TOO_BIG_A_PICTURE,
  TOO_MANY_PIXELS,
  UNREADABLE_IMAGE,
} from '#market/uploads/upload-limits.ts'
import { webpSettings } from '../webp-settings.ts'

// Every picture is decoded once, so a cache would only fill the memory.
sharp.cache(false)

const WIDEST = Math.max(...PHOTO_SIZES)
// WebP's limit is 16383 pixels.
const MOST_TIMES_AS_HIGH = 4

type Problem = { problem: string }

/** How many pixels a picture has by its header, or what is wrong with it; nothing of it is decoded. */
export async function lookAt(original: Uint8Array): Promise<Problem | { pixels: number }> {
  const type = pictureType(original)
  if (!type) return { problem: NOT_AN_IMAGE }
  const header = await readable(sharp(original, { limitInputPixels: false }).metadata())
  if (!header) return { problem: UNREADABLE_IMAGE }
  if (header.format !== type) return { problem: NOT_AN_IMAGE }
  const pixels = header.width * header.height
  return pixels >= TOO_MANY_PIXELS ? { problem: TOO_BIG_A_PICTURE } : { pixels }
}

/** Upright copies of a picture in every size, without metadata. */
export async function makeCopies(
  original: Uint8Array,
): Promise<Problem | { copies: Map<PhotoSize, Uint8Array> }> {
  const decoded = await readable(decode(original))
  if (!decoded) return { problem: UNREADABLE_IMAGE }
  const copies = new Map<PhotoSize, Uint8Array>()
  for (const size of PHOTO_SIZES) copies.set(size, await webp(decoded, size))
  return { copies }
}

const decode = (original: Uint8Array) =>
  sharp(original, { limitInputPixels: TOO_MANY_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .toColourspace('srgb')
    .resize(within(WIDEST))
    .raw()
    .toBuffer({ resolveWithObject: true })

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

const readable = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch(() => undefined)

/** The image type by the first bytes; undefined for unsupported types. */
function pictureType(file: Uint8Array): 'jpeg' | 'png' | 'gif' | 'webp' | undefined {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  return undefined
}
