import { presignUrl } from '#market/uploads/upload-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { previewPhoto } from './preview-photo.ts'
import { signUpload } from './sign-upload.ts'
import type { Uploads } from './uploads.ts'

/** `origins`: this site's own, the first being the one to name to programs. */
export function uploadRoutes(site: Site, uploads: Uploads, origins: string[]) {
  route(site, presignUrl, async ({ viewer, body, request }) => {
    const signed =
      body.operation === 'get_object'
        ? await previewPhoto(uploads, viewer, body)
        : await signUpload(uploads, viewer, body)
    const own = origins.find((each) => each === request.headers.origin) ?? origins[0]
    return { ...signed, aws_url: new URL(signed.aws_url, own).href }
  })
}
