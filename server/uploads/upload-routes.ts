import type { FastifyRequest } from 'fastify'
import { presignImages, presignUrl } from '#market/uploads/upload-api.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import { addressOf } from '#server/platform/http/address-of.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { signUpload, signUploads } from './sign-upload.ts'
import type { Uploads } from './uploads.ts'
import { photoAddress, type PhotoSize } from '#market/uploads/photo.ts'
import { isPhotoKey } from '#server/photos/photo-key.ts'
import { developPhoto } from './develop-photo.ts'
import type { Owner } from './upload-store.ts'

type Terms = {
  /** This site's own, the first being the one to name to programs. */
  origins: string[]
  /** Multiplies a network's quota. */
  addressFactor: number
}

export function uploadRoutes(site: Site, uploads: Uploads, { origins, addressFactor }: Terms) {
  route(site, presignUrl, async ({ viewer, body, request }) => {
    const signed =
      body.operation === 'get_object'
        ? await previewPhoto(uploads, viewer, body)
        : await signUpload(uploads, senderOf(viewer, request.ip), body)
    return atOrigin(signed, request)
  })

  route(site, presignImages, async ({ viewer, body, request }) => {
    const files = body.files.map((file) => ({ ...file, kind: 'image' as const }))
    const signed = await signUploads(uploads, senderOf(viewer, request.ip), files)
    return { files: signed.map((address) => atOrigin(address, request)) }
  })

  function atOrigin<Signed extends { aws_url: string }>(
    signed: Signed,
    { headers }: FastifyRequest,
  ) {
    const own = origins.find((each) => each === headers.origin) ?? origins[0]
    return { ...signed, aws_url: new URL(signed.aws_url, own).href }
  }

  const senderOf = (viewer: Viewer, ip: string) => ({
    viewer,
    network: addressOf(ip),
    addressFactor,
  })
}

type PictureRequest = { key: string; width: PhotoSize }

/** The address of the user's own picture as it will be stored, or of a public one (decision F8). */
async function previewPhoto(uploads: Uploads, owner: Owner, { key, width }: PictureRequest) {
  const isPublic = isPhotoKey(key) && (await uploads.photos.read(key, width)) !== undefined
  const photo = isPublic ? key : (await developPhoto(uploads, owner, key)).photo
  return { aws_url: photoAddress(photo, width), aws_headers: {}, file_key: key }
}
