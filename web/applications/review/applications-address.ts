import { applicationsList } from '#market/accounts/applications-list.ts'
import type { ViewOf } from '#market/lists/view-in-address.ts'
import { wholeNumberIn } from '#market/whole-number-in.ts'
import { listAddress } from '#web/platform/lists/list-address.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'

/** What the address of the queue shows. */
export type QueueView = ViewOf<typeof applicationsList.view> & {
  /** The application whose answers are shown. */
  application: number | undefined
}

const { viewOf, hrefOf } = listAddress<typeof applicationsList.view>(applicationsList)

export const viewOfAddress = (search: Search): QueueView => ({
  ...viewOf(search),
  application: wholeNumberIn(search['application']),
})

export const addressOf = (view: Partial<QueueView>) => hrefOf(view)
