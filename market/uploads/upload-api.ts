import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { PHOTO_SIZES } from './photo.ts'
import { UPLOAD_KINDS } from './upload.ts'

const upload = z.object({
  operation: z.literal('put_object').default('put_object'),
  /** Left out, the file is judged by the content type it is sent with (decision I15). */
  kind: z.enum(UPLOAD_KINDS).optional(),
  /** What is told of the file beforehand is checked beforehand. */
  content_type: z.string().max(200).optional(),
  size: z.int().min(0).optional(),
})

const preview = z.object({
  operation: z.literal('get_object'),
  key: z.string().max(300),
  width: z.literal(PHOTO_SIZES).default(400),
})

/**
 * Without a word, an address to send a file to: PUT it with `aws_headers` and its Content-Type.
 * With `get_object`, where one's own picture, or one that is public, is seen (decision F8).
 */
export const presignUrl = endpoint({
  method: 'POST',
  path: '/presigned_urls',
  isSecret: true,
  summary: 'Get an address to send a file to, or to see a picture at',
  policy: 'uploader',
  body: z.discriminatedUnion('operation', [upload, preview]).prefault({}),
  answer: z.object({
    aws_url: z.string(),
    aws_headers: z.record(z.string(), z.string()),
    file_key: z.string(),
  }),
})
