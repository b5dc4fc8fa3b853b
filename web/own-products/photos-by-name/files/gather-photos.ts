import { inDigits } from '#market/in-digits.ts'
import { isClutter, photoTypeOf } from '#market/products/photos-by-name/file-path.ts'
import type { Gathered } from './photo-source.ts'
import { MOST_FILES, sortIn } from './sort-in.ts'

export type ChosenFile = { path: string; file: File }

/** The photos among chosen files, including those in ZIPs. System files are left out silently. */
export async function gatherPhotos(files: readonly ChosenFile[]): Promise<Gathered> {
  const found: Gathered = { photos: [], leftOut: [] }
  for (const { path, file } of files) {
    if (isClutter(path)) continue
    if (/\.zip$/i.test(path)) {
      const { photosInZip } = await import('./read-zip.ts')
      const { photos, leftOut } = await photosInZip(path, file)
      found.photos.push(...photos)
      found.leftOut.push(...leftOut)
    } else {
      const { size, type } = file
      sortIn(found, { path, size, type: type || (photoTypeOf(path) ?? ''), open: async () => file })
    }
    if (found.photos.length > MOST_FILES)
      throw new Error(`At most ${inDigits(MOST_FILES)} photos at once`)
  }
  return found
}
