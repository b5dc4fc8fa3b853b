import { PHOTO_SIZES } from '#market/uploads/photo.ts'
import { FILE_HEADERS } from '#server/platform/http/headers.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Site } from '#server/platform/http/site.ts'
import { isPhotoKey } from './photo-key.ts'
import type { Photos } from './photos.ts'

/** Photos are public, named by what they show, and never change under their name. */
export function photoRoutes({ http }: Site, photos: Photos) {
  type Address = { Params: { key: string; file: string } }
  const config = { ...FILE_HEADERS, policy: 'anyone' } as const
  http.get<Address>('/photos/:key/:file', { config }, async ({ params }, reply) => {
    const size = PHOTO_SIZES.find((each) => params.file === `${each}.webp`)
    const bytes = size && isPhotoKey(params.key) ? await photos.read(params.key, size) : undefined
    if (!bytes) throw new Refusal('Not found', 404)
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Cross-Origin-Resource-Policy', 'same-origin')
      .type('image/webp')
      .send(bytes)
  })
}
