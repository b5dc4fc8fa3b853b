export const UPLOAD_KINDS = ['image', 'csv'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** The first size that is too large (decision F7). */
export const TOO_LARGE_BYTES: Record<UploadKind, number> = { image: 35_000_000, csv: 4_000_000 }

/** Whether a text can name a file that was sent. */
export const isFileKey = (text: string) => /^[0-9a-f]{32}$/.test(text)

export const TOO_LARGE: Record<UploadKind, string> = {
  image: 'Max file size: 35 MB',
  csv: 'File is too large. Maximum file size is 4 MB.',
}

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
// The last two are what browsers make of a CSV where no spreadsheet program, or a certain one, is installed.
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/vnd.ms-excel']

/** What a file is by the content type it is sent with; undefined for what is neither (decision I15). */
export function uploadKindOf(contentType = ''): UploadKind | undefined {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (IMAGE_TYPES.includes(type)) return 'image'
  return CSV_TYPES.includes(type) ? 'csv' : undefined
}

export const NEITHER_KIND = 'Please send a JPEG, PNG, WebP or GIF image, or a CSV file'
export const NOT_AN_IMAGE = 'Please choose a JPEG, PNG, WebP or GIF image'

/** The first number of pixels that is too many to decode. */
export const TOO_MANY_PIXELS = 50_000_000
export const TOO_BIG_A_PICTURE =
  'This image has too many pixels. Please choose one below 50 megapixels'
export const UNREADABLE_IMAGE = 'This image cannot be read'

type Told = { size?: number | undefined; type?: string | undefined }

/** What can be told of a file before it is sent; nothing when all is well. */
export function uploadProblem(kind: UploadKind | undefined, { size, type }: Told) {
  if (kind === undefined && type !== undefined) return NEITHER_KIND
  if (kind === 'image' && type !== undefined && !IMAGE_TYPES.includes(type)) return NOT_AN_IMAGE
  // What is not known yet may be the kind that is allowed more.
  const largest = kind ?? 'image'
  return size !== undefined && size >= TOO_LARGE_BYTES[largest] ? TOO_LARGE[largest] : undefined
}

/** Recommended sizes (decision F7). */
export const RECOMMENDED_SIZES = {
  photo: '512x512',
  logo: '512x512',
  banner: '1165x300',
}
export type PictureUse = keyof typeof RECOMMENDED_SIZES
