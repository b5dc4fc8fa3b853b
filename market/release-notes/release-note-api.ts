import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'

export const dismissReleaseNotes = endpoint({
  method: 'PUT',
  path: '/release_notes/dismiss',
  summary: 'Show the release notes there are now no more',
  policy: 'signed-in',
  answer: z.object({}),
})
