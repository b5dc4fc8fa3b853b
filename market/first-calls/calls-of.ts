import type { z } from 'zod'
import type { PagePath } from '#market/accounts/pages.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { Endpoint, Nothing } from '#market/endpoint.ts'
import { pageOfList, viewInAddress, type Addressed } from '#market/lists/view-in-address.ts'
import { firstCall, type FirstCall } from './first-call.ts'

/** The parts of a page's path, decoded, its search, and whose page it is; undefined for a visitor. */
export type Address = {
  params: Record<string, string>
  search: object
  party: Viewer['party'] | undefined
}
export type CallsOf = (address: Address) => FirstCall[]

/** What the screens of pages ask first. */
export type CallsOfPages = { [Path in PagePath]?: CallsOf }

type Listed<View extends z.ZodObject, Query extends object, Answer> = Addressed<View> & {
  perPage: number
  read: Endpoint<Nothing, Query, unknown, Answer>
}

/** The page of a declared list that its address names. */
export const listed =
  <View extends z.ZodObject, Query extends object, Answer>(
    list: Listed<View, Query, Answer>,
  ): CallsOf =>
  ({ search }) => [
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the view is the query but for its length
    firstCall(list.read, pageOfList(list, viewInAddress(list, search)) as never),
  ]
