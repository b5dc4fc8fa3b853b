import { expect, test } from 'vitest'
import { aloneInSession, besideSession } from './session-lock.ts'

const answer = () => new Response('{}')

test('calls that use the session wait while it is renewed, and not for each other', async () => {
  const renewed = Promise.withResolvers<Response>()
  const sent: string[] = []
  const renewing = aloneInSession(() => (sent.push('sign in'), renewed.promise))
  const viewed = Promise.withResolvers<Response>()
  const viewing = besideSession(() => (sent.push('first view'), viewed.promise))
  const other = besideSession(async () => (sent.push('second view'), answer()))
  const held = await navigator.locks.query()
  expect(held.pending).toHaveLength(2)
  expect(sent).toEqual(['sign in'])

  renewed.resolve(answer())
  await renewing
  await other
  expect(sent).toEqual(['sign in', 'first view', 'second view'])
  viewed.resolve(answer())
  await viewing
})
