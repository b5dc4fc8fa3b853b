export const PHOTO_SIZES = [200, 400, 800] as const
export type PhotoSize = (typeof PHOTO_SIZES)[number]

const STORED_PHOTO = /^(\/photos\/[^?#]+)\/(?:200|400|800)\.webp$/

/** A picture in our own storage; the page's policy lets a browser load no other. */
export const isStoredPhoto = (url: string) => STORED_PHOTO.test(url)

/** The same stored picture in another size; null for an address that is not ours. */
export function photoAt(url: string, size: PhotoSize) {
  const folder = STORED_PHOTO.exec(url)?.[1]
  return folder ? `${folder}/${size}.webp` : null
}
