import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/people/people-api.ts'
import { call } from '#web/platform/http/call.ts'
import { lookAgainIn } from '#web/staff-sellers/following-words.ts'
import type { PeopleView } from './people-address.ts'

const peopleKey = ['people'] as const

export const usePeople = (view: PeopleView) =>
  useQuery({
    queryKey: [...peopleKey, 'list', view],
    queryFn: ({ signal }) => call(api.listPeople, { query: { ...view, per_page: 50 }, signal }),
    placeholderData: keepPreviousData,
  })

export const usePerson = (id: number) =>
  useQuery({
    queryKey: [...peopleKey, id],
    queryFn: ({ signal }) => call(api.readPerson, { params: { id }, signal }),
    refetchInterval: ({ state }) => lookAgainIn(state.data?.data.lots_following),
  })

type OfPerson = { params: { id: number } }
type Told = { data: api.PersonDetail }

export const useDenyPerson = (id: number) =>
  usePersonAct(id, (reason: string) => call(api.denyPerson, { params: { id }, body: { reason } }))

const acts = {
  restore: (given: OfPerson) => call(api.restorePerson, given),
  endSessions: (given: OfPerson) => call(api.endPersonSessions, given),
  sendLink: (given: OfPerson) => call(api.sendPersonLink, given),
  forgetSecondFactor: (given: OfPerson) => call(api.forgetSecondFactor, given),
}
export type PersonAct = keyof typeof acts

export const useActOnPerson = (id: number) =>
  usePersonAct(id, (act: PersonAct) => acts[act]({ params: { id } }))

/** Done or refused, the person is looked at again: also a refusal tells that they have moved on. */
function usePersonAct<Given>(id: number, act: (given: Given) => Promise<Told>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (told) => queries.setQueryData([...peopleKey, id], told),
    onSettled: () => queries.invalidateQueries({ queryKey: peopleKey }),
  })
}
