import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { policies } from '#server/accounts/policies.ts'
import { firstAnswers } from '#server/platform/http/first-answers.ts'
import { photoRoutes } from './photo-routes.ts'

let http: FastifyInstance
const asked: string[] = []
beforeAll(() => {
  http = Fastify()
  const photos = {
    read: async (key: string, size: number) => {
      asked.push(`${key} ${size}`)
      return key === 'lot-1' ? Buffer.from('a picture') : undefined
    },
    store: async () => {},
    remove: async () => {},
  }
  const nobody = async () => undefined
  photoRoutes(
    {
      http,
      viewerOf: nobody,
      policies,
      sendPage: async (_, reply) => reply,
      first: firstAnswers(),
      keepRateLimits: () => {},
      requireRoom: async () => {},
      inTurn: ({ work }) => work(),
      isProgram: () => false,
      mayKeepAnswer: () => true,
      answerOnce: async ({ carryOut }) => ({ sent: await carryOut() }),
      noteRead: async () => {},
    },
    photos,
  )
})
afterAll(() => http.close())

describe('the address of a photo', () => {
  test('answers a picture that may be cached permanently', async () => {
    const answer = await http.inject('/photos/lot-1/400.webp')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('a picture')
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('names nothing for a lot without photos, and is not cached', async () => {
    const answer = await http.inject('/photos/lot-2/400.webp')
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.headers).not.toHaveProperty('cache-control')
  })

  test.each([
    '/photos/lot-1/300.webp',
    '/photos/lot-1/400.png',
    '/photos/lot-1/400.webp.webp',
    '/photos/Lot-1/400.webp',
    '/photos/..%2flot-1/400.webp',
    '/photos/%2e%2e/400.webp',
    '/photos/lot-1%00/400.webp',
    `/photos/${'a'.repeat(99)}/400.webp`,
  ])('(%s) that we never gave out reaches no file', async (address) => {
    asked.length = 0
    const answer = await http.inject(address)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(asked).toEqual([])
  })
})
