import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { PHOTO_SIZES } from './photo.ts'
import { UPLOAD_KINDS } from './upload-limits.ts'

const upload = z.object({
  operation: z.literal('put_object').default('put_object'),
  /** When omitted, the content type of the upload decides (decision I15). */
  kind: z.enum(UPLOAD_KINDS).optional(),
  /** When given, these are checked before an address is issued. */
  content_type: z.string().max(200).optional(),
  size: z.int().min(0).optional(),
})

const preview = z.object({
  operation: z.literal('get_object'),
  key: z.string().max(300),
  width: z.literal(PHOTO_SIZES).default(400),
})

export const signedAddress = z.object({
  aws_url: z.string(),
  aws_headers: z.record(z.string(), z.string()),
  file_key: z.string(),
})

/**
 * Without `get_object`, an address to upload to: PUT the file with `aws_headers` and its Content-Type.
 * With `get_object`, the address of the viewer's own or a public picture (decision F8).
 */
export const presignUrl = endpoint({
  method: 'POST',
  path: '/presigned_urls',
  isSecret: true,
  summary: 'Get an address to upload a file to, or to view an image at',
  policy: 'uploader',
  body: z.discriminatedUnion('operation', [upload, preview]).prefault({}),
  answer: signedAddress,
})

/** The most addresses of one call. */
export const MOST_ADDRESSES = 50

/** Many images cost one write, and either all of them get an address or none does. */
export const presignImages = endpoint({
  method: 'POST',
  path: '/presigned_urls/images',
  isSecret: true,
  summary: 'Get addresses to upload several images to, in the order of the files',
  policy: 'uploader',
  body: z.object({
    files: z
      .array(z.object({ content_type: z.string().max(200), size: z.int().min(0) }))
      .min(1)
      .max(MOST_ADDRESSES),
  }),
  answer: z.object({ files: z.array(signedAddress) }),
})
