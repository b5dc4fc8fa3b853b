export const UPLOAD_KINDS = ['image', 'csv', 'workbook', 'document'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** The smallest size in bytes that is too large (decision F7). */
export const TOO_LARGE_BYTES: Record<UploadKind, number> = {
  image: 35_000_000,
  csv: 4_000_000,
  workbook: 10_000_000,
  document: 10_000_000,
}

/** Whether a text can be the key of an uploaded file. */
export const isFileKey = (text: string) => /^[0-9a-f]{32}$/.test(text)

export const TOO_LARGE: Record<UploadKind, string> = {
  image: 'Max file size: 35 MB',
  csv: 'File is too large. Maximum file size is 4 MB.',
  workbook: 'File is too large. Maximum size of a workbook is 10 MB.',
  document: 'File is too large. Maximum size of a document is 10 MB.',
}

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
export const IMAGE_FORMATS = 'JPEG, PNG, WebP, AVIF or GIF'
// The last two are the types some browsers send for a CSV, depending on the installed spreadsheet program.
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/vnd.ms-excel']

const WORKBOOK_TYPES = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel.sheet.macroenabled.12',
  'application/vnd.oasis.opendocument.spreadsheet',
]

/** The kind of file by its content type; undefined for none (decision I15). */
export function uploadKindOf(contentType = ''): UploadKind | undefined {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (IMAGE_TYPES.includes(type)) return 'image'
  if (WORKBOOK_TYPES.includes(type)) return 'workbook'
  return CSV_TYPES.includes(type) ? 'csv' : undefined
}

export const NEITHER_KIND = `Please send a ${IMAGE_FORMATS} image, a CSV file or a workbook`
export const NOT_AN_IMAGE = `Please choose a ${IMAGE_FORMATS} image`
/** The format in which iPhones keep photos. Its decoder is patented, so neither server nor most browsers have one. */
export const HEIC_PHOTO =
  'This is an HEIC photo. Please export it as JPEG, or set the iPhone’s camera to Most Compatible'

/** The smallest number of pixels that is too many to decode. */
export const TOO_MANY_PIXELS = 50_000_000
export const TOO_BIG_A_PICTURE =
  'This image has too many pixels. Please choose one below 50 megapixels'
export const UNREADABLE_IMAGE = 'This image can’t be read'

/** AVIF is in memory as a whole when it is decoded. */
export const TOO_MANY_PIXELS_OF_AVIF = 12_500_000
export const TOO_BIG_AN_AVIF =
  'This image has too many pixels. Please choose an AVIF below 12.5 megapixels, or a JPEG below 50'

type DeclaredFile = {
  size?: number | undefined
  type?: string | undefined
  /** Tells what a file is where the browser knows no type for it. */
  name?: string | undefined
}

export const isHeic = ({ type = '', name = '' }: Pick<DeclaredFile, 'type' | 'name'>) =>
  /^image\/hei[cf]/i.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** The problem with a file that can be found before it is sent, if any. */
export function uploadProblem(kind: UploadKind | undefined, { size, type, name }: DeclaredFile) {
  if ((kind === 'image' || kind === 'document' || kind === undefined) && isHeic({ type, name }))
    return HEIC_PHOTO
  if (kind === undefined && type !== undefined) return NEITHER_KIND
  if (kind === 'image' && type !== undefined && !IMAGE_TYPES.includes(type)) return NOT_AN_IMAGE
  // An unknown kind may turn out to be the one with the higher limit.
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
