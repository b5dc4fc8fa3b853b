import type { SellerViewer } from '#market/accounts/viewer.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { takeImage } from '#server/uploads/take-image.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

type Picture = {
  /** The form field that problems are reported under. */
  field: string
  key: string
  stored: string | null
}

/** The folder of a picture that a form names by its key, or as it was stored before. */
export async function shopPicture(
  uploads: Uploads,
  seller: SellerViewer,
  { field, key, stored }: Picture,
) {
  if (key === stored) return stored
  try {
    return await takeImage(uploads, seller, key)
  } catch (error) {
    throw error instanceof Refusal ? refusalIn(field, error) : error
  }
}

function refusalIn(field: string, { status, message }: Refusal) {
  const words = status === 404 ? 'Please choose the image again' : message
  return new Refusal(words, status === 404 ? 422 : status, { fields: { [field]: [words] } })
}
