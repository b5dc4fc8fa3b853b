import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'

/** The token of a mail's link; without a session, it can only do this. */
export const changeMailByLink = endpoint({
  method: 'PUT',
  path: '/unsubscribe/:topic/:token',
  summary: 'Turn one kind of email off or on, by the link in it',
  policy: 'anyone',
  params: z.object({ topic: z.string().max(60), token: z.string().max(60) }),
  body: z.object({ wanted: z.boolean() }),
  /** When such mails come, in words, and whether they now do. */
  answer: z.object({ label: z.string(), wanted: z.boolean() }),
})
