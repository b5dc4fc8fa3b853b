import { MOST_PHOTOS } from '#market/products/most-photos.ts'
import { folderOf, photoAddress } from '#market/uploads/photo.ts'

/** A photo in our storage, and of which file it was made. */
export type Image = { photo: string; digest: string | undefined }

/** The photos of a product while others are added, each once, as long as there is room. */
export function photoShelf(before: readonly string[], digests: ReadonlyMap<string, string>) {
  const photos = [...before]
  const folders = before.flatMap((address) => folderOf(address) ?? [])
  const known = new Set(folders.flatMap((folder) => [folder, digests.get(folder) ?? folder]))
  const has = ({ photo, digest }: Image) =>
    known.has(photo) || (digest !== undefined && known.has(digest))

  return {
    photos,
    has,
    isFull: () => photos.length >= MOST_PHOTOS,
    add: ({ photo, digest }: Image) => {
      photos.push(photoAddress(photo, 800))
      known.add(photo).add(digest ?? photo)
    },
  }
}
