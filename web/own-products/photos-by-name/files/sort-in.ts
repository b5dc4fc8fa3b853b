import { photoTypeOf } from '#market/products/photos-by-name/file-path.ts'
import { HEIC_PHOTO, IMAGE_FORMATS, isHeic, uploadProblem } from '#market/uploads/upload-limits.ts'
import type { Gathered, PhotoSource } from './photo-source.ts'

/** More would be days of sending; a folder chosen by mistake ends here. */
export const MOST_FILES = 10_000

const NO_PHOTO = `Not a ${IMAGE_FORMATS} image`

/** Puts a file where it belongs: with the photos, or with the rest and its reason. */
export function sortIn({ photos, leftOut }: Gathered, source: PhotoSource) {
  const reason = problemOf(source)
  if (reason) leftOut.push({ path: source.path, reason })
  else photos.push(source)
}

function problemOf({ size, type, path }: PhotoSource) {
  if (size === 0) return 'The file is empty'
  if (isHeic({ type, name: path })) return HEIC_PHOTO
  if (uploadProblem('image', { type }) || !photoTypeOf(path)) return NO_PHOTO
  return uploadProblem('image', { size })
}
