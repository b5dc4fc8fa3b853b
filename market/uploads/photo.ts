/** The widths a stored photo comes in; none is wider than what was sent. */
export const PHOTO_SIZES = [200, 400, 800, 1200] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

const STORED_PHOTO = /^\/photos\/([a-z0-9][a-z0-9-]{0,80})\/(200|400|800|1200)\.webp$/

export const photoAddress = (folder: string, size: PhotoSize) => `/photos/${folder}/${size}.webp`

/** A picture in our own storage; the page's policy lets a browser load no other. */
export const isStoredPhoto = (url: string) => STORED_PHOTO.test(url)

/** The folder of a stored picture. */
export const folderOf = (url: string) => STORED_PHOTO.exec(url)?.[1]

/** The same stored picture in another size; null for an address that is not ours. */
export function photoAt(url: string, size: PhotoSize) {
  const folder = folderOf(url)
  return folder ? photoAddress(folder, size) : null
}

/** A stored picture in every size, as `<img srcset>` names them; undefined for an address that is not ours. */
export function photoSet(url: string) {
  const folder = folderOf(url)
  return folder && PHOTO_SIZES.map((size) => `${photoAddress(folder, size)} ${size}w`).join(', ')
}
