import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { idIn } from '#market/wire.ts'
import { MAX_MESSAGE_CHARACTERS, message } from './message.ts'

const params = z.object({ id: idIn })
const unreadCount = z.int()

export const readMessages = endpoint({
  method: 'GET',
  path: '/offers/:id/messages',
  summary: 'The messages both sides wrote about an offer, oldest first',
  policy: 'trader',
  params,
  answer: z.object({
    messages: z.array(message),
    /** How many of the other side the viewer has not read. */
    unread_count: unreadCount,
    /** False once the offer is closed, or its order completed or canceled. */
    can_write: z.boolean(),
  }),
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/offers/:id/messages',
  summary: 'Write to the other side of an offer',
  policy: 'trader',
  params,
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'Required')
      .max(MAX_MESSAGE_CHARACTERS, `Maximum ${MAX_MESSAGE_CHARACTERS} characters`),
  }),
  status: 201,
  answer: z.object({ message }),
})

export const markMessagesRead = endpoint({
  method: 'PUT',
  path: '/offers/:id/messages/read',
  summary: 'Mark the messages of an offer as read, up to this one',
  policy: 'trader',
  params,
  body: z.object({ up_to: z.int().positive() }),
  answer: z.object({ unread_count: unreadCount }),
})
