import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { receiveUpload, type LocalUploads } from './receive-upload.ts'

type Address = {
  Params: { key: string }
  Querystring: Record<string, unknown>
  Body: Readable
}

/** Where the browser puts a file when the storage is a folder of our own. */
export async function localUploadRoute(http: FastifyInstance, uploads: LocalUploads) {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('*', (_request, content, done) => done(null, content))

  const config = { policy: 'signed address' } as const
  http.put<Address>('/uploads/:key', { config }, async (request, reply) => {
    const { expires, signature } = request.query
    try {
      await receiveUpload(uploads, {
        key: request.params.key,
        expires: String(expires),
        signature: String(signature),
        contentType: request.headers['content-type'],
        content: request.raw,
      })
    } catch (error) {
      // The rest of an aborted upload is not read; the connection is closed.
      if (!request.raw.complete) reply.header('Connection', 'close')
      throw error
    }
    return reply.send({})
  })
}
