import { isStoredPhoto } from '#market/uploads/photo.ts'
import { usePreview } from '#web/uploads/upload-queries.ts'
import type { PhotoDraft } from './product-draft.ts'

/** Where a photo of the form can be seen: stored already, or as it will be stored; none for an address elsewhere. */
export function usePhotoShown(photo: PhotoDraft | undefined) {
  const given = photo?.by === 'file' ? photo.given : ''
  const isStored = isStoredPhoto(given)
  const preview = usePreview(isStored ? '' : given)
  if (isStored) return given
  return preview && new URL(preview).pathname
}
