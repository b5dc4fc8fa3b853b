import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import * as api from '#market/people/people-api.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { lookAgainIn } from '#web/staff-sellers/following-words.ts'
import { peopleKey } from './people-key.ts'

export const usePerson = (id: number) =>
  useQuery({
    queryKey: [...peopleKey, id],
    ...queryOf(api.readPerson, { params: { id } }),
    refetchInterval: ({ state }) => lookAgainAt(state.data?.data),
  })

const ERASING_MS = 2_000

const lookAgainAt = (person: api.PersonDetail | undefined) =>
  person?.erasure?.finished_at === null ? ERASING_MS : lookAgainIn(person?.lots_following)

export const useErasePerson = (id: number) =>
  usePersonAct(id, (body: z.output<typeof api.erasePersonForm>) =>
    call(api.erasePerson, { params: { id }, body }),
  )

type OfPerson = { params: { id: number } }
type PersonAnswer = { data: api.PersonDetail }

export const useDenyPerson = (id: number) =>
  usePersonAct(id, (reason: string) => call(api.denyPerson, { params: { id }, body: { reason } }))

const acts = {
  restore: (input: OfPerson) => call(api.restorePerson, input),
  endSessions: (input: OfPerson) => call(api.endPersonSessions, input),
  sendLink: (input: OfPerson) => call(api.sendPersonLink, input),
  forgetSecondFactor: (input: OfPerson) => call(api.forgetSecondFactor, input),
}
export type PersonAct = keyof typeof acts

export const useActOnPerson = (id: number) =>
  usePersonAct(id, (act: PersonAct) => acts[act]({ params: { id } }))

/** Fetches the person again after a refusal too, because a refusal can mean that the person has changed. */
const usePersonAct = <Given>(id: number, act: (given: Given) => Promise<PersonAnswer>) =>
  useAction(act, {
    keep: (queries, told) => queries.setQueryData([...peopleKey, id], told),
    refreshes: [peopleKey],
  })
