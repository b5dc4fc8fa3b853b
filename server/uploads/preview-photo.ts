import { photoAddress, type PhotoSize } from '#market/uploads/photo.ts'
import { isPhotoKey } from '#server/photos/photo-key.ts'
import { developPhoto } from './develop-photo.ts'
import type { Owner } from './upload-store.ts'
import type { Uploads } from './uploads.ts'

type Wanted = { key: string; width: PhotoSize }

/** Where one's own picture is seen as it will be stored, or a public one (decision F8). */
export async function previewPhoto(uploads: Uploads, owner: Owner, { key, width }: Wanted) {
  const isPublic = isPhotoKey(key) && (await uploads.photos.read(key, width)) !== undefined
  const photo = isPublic ? key : (await developPhoto(uploads, owner, key)).photo
  return { aws_url: photoAddress(photo, width), aws_headers: {}, file_key: key }
}
