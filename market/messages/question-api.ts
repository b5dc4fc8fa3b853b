import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { idIn } from '#market/wire.ts'
import { markMessagesRead, sendMessage } from './message-api.ts'
import { message } from './message.ts'
import { question } from './questions-list.ts'

/** How many lots a buyer may ask about in a day, so that no shop is flooded. */
export const MOST_QUESTIONS_A_DAY = 50

const params = z.object({ id: idIn })

/** A question with its messages, oldest first. */
const conversation = z.object({
  question,
  messages: z.array(message),
  /** False once an offer keeps it. */
  can_write: z.boolean(),
})
export type QuestionConversation = z.infer<typeof conversation>

export const readQuestion = endpoint({
  method: 'GET',
  path: '/questions/:id',
  summary: 'A question about a lot, with its messages',
  policy: 'trader',
  params,
  answer: conversation,
})

export const readQuestionOnLot = endpoint({
  method: 'GET',
  path: '/products/:id/question',
  summary: 'What the buyer asked about a lot, until an offer keeps it',
  policy: 'buyer',
  params,
  answer: z.object({ data: conversation.nullable() }),
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/products/:id/question',
  summary: 'Ask the seller about a lot, or write more',
  policy: 'buyer',
  params,
  body: sendMessage.body,
  status: 201,
  answer: z.object({ question_id: z.int(), message }),
})

export const writeOnQuestion = endpoint({
  method: 'POST',
  path: '/questions/:id/messages',
  summary: 'Write to the other side of a question',
  policy: 'trader',
  params,
  body: sendMessage.body,
  status: 201,
  answer: sendMessage.answer,
})

export const markQuestionRead = endpoint({
  method: 'PUT',
  path: '/questions/:id/read',
  summary: 'Mark the messages of a question as read, up to this one',
  policy: 'trader',
  params,
  body: markMessagesRead.body,
  answer: markMessagesRead.answer,
})
