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
export const NOT_AN_IMAGE = 'Please choose a JPEG, PNG, WebP or GIF image'

/** The first number of pixels that is too many to decode. */
export const TOO_MANY_PIXELS = 50_000_000
export const TOO_BIG_A_PICTURE =
  'This image has too many pixels. Please choose one below 50 megapixels'
export const UNREADABLE_IMAGE = 'This image cannot be read'

type Told = { size?: number | undefined; type?: string | undefined }

/** What can be told of a file before it is sent; nothing when all is well. */
export function uploadProblem(kind: UploadKind, { size, type }: Told) {
  if (kind === 'image' && type !== undefined && !IMAGE_TYPES.includes(type)) return NOT_AN_IMAGE
  return size !== undefined && size >= TOO_LARGE_BYTES[kind] ? TOO_LARGE[kind] : undefined
}

/** Recommended sizes (decision F7). */
export const RECOMMENDED_SIZES = {
  photo: '512x512',
  logo: '512x512',
  banner: '1165x300',
}
export type PictureUse = keyof typeof RECOMMENDED_SIZES
