import sharp, { type Metadata, type OutputInfo } from 'sharp'
import { PHOTO_SIZES, type PhotoSize } from '#market/uploads/photo.ts'
import {
  HEIC_PHOTO,
  NOT_AN_IMAGE,
  TOO_BIG_A_PICTURE,
  TOO_BIG_AN_AVIF,
  TOO_MANY_PIXELS,
  TOO_MANY_PIXELS_OF_AVIF,
  UNREADABLE_IMAGE,
} from '#market/uploads/upload-limits.ts'
import { webpSettings } from '../webp-settings.ts'

// Every picture is decoded once, so a cache would only fill the memory.
sharp.cache(false)

const WIDEST = Math.max(...PHOTO_SIZES)
// WebP's limit is 16383 pixels.
const MOST_TIMES_AS_HIGH = 4

// From this number of pixels, a picture that has to be in memory as a whole is decoded alone.
const VAST = 16_000_000
const VAST_AVIF = 4_000_000

type Problem = { problem: string }

/** Whether a picture is to be decoded alone, by its header, or what is wrong with it; nothing of it is decoded. */
export async function lookAt(original: Uint8Array): Promise<Problem | { isVast: boolean }> {
  const type = pictureType(original)
  if (!type) return { problem: NOT_AN_IMAGE }
  if (type === 'heic') return { problem: HEIC_PHOTO }
  const header = await readable(sharp(original, { limitInputPixels: false }).metadata())
  if (!header) return { problem: UNREADABLE_IMAGE }
  if (formatOf(header) !== type) return { problem: NOT_AN_IMAGE }
  const pixels = header.width * header.height
  if (type === 'avif' && pixels >= TOO_MANY_PIXELS_OF_AVIF) return { problem: TOO_BIG_AN_AVIF }
  if (pixels >= TOO_MANY_PIXELS) return { problem: TOO_BIG_A_PICTURE }
  return { isVast: pixels >= (type === 'avif' ? VAST_AVIF : VAST) }
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
  sharp(data, { raw: info }).resize(within(size)).webp(webpSettings(size)).toBuffer()

const within = (width: number) =>
  ({
    width,
    height: width * MOST_TIMES_AS_HIGH,
    fit: 'inside',
    withoutEnlargement: true,
  }) as const

const readable = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch(() => undefined)

/** The decoder reads AVIF as one coding of HEIF. */
const formatOf = ({ format, compression }: Metadata) =>
  format === 'heif' && compression === 'av1' ? 'avif' : format

type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/** The image type by the first bytes; undefined for unsupported types. */
function pictureType(file: Uint8Array): PictureType | undefined {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  if (/^.{4}ftyp(avif|avis)/s.test(start)) return 'avif'
  if (/^.{4}ftyp(hei[cxms]|hev[cxms])/s.test(start)) return 'heic'
  // A brand of both: the ones that a file also keeps to tell which.
  if (/^.{4}ftyp(mif1|msf1)/s.test(start)) return /avif|avis/.test(brandsOf(file)) ? 'avif' : 'heic'
  return undefined
}

const brandsOf = (file: Uint8Array) => Buffer.from(file.subarray(16, 64)).toString('latin1')
