import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { everyMailTopic } from './mail-topics.ts'

const preferences = z.object({
  /** The mails that do not come, each named once. */
  muted: z
    .array(z.enum(everyMailTopic, 'Unknown email'))
    .transform((topics) => [...new Set(topics)]),
})

export const readMailPreferences = endpoint({
  method: 'GET',
  path: '/mail_preferences',
  summary: 'Which emails the viewer has turned off',
  policy: 'account_keeper',
  answer: preferences,
})

export const updateMailPreferences = endpoint({
  method: 'PUT',
  path: '/mail_preferences',
  summary: 'Turn off the emails named here, and no others',
  policy: 'account_keeper',
  body: preferences,
  answer: preferences,
})
