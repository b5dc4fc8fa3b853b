import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { closedDetail, detailOf } from '../insights-address.ts'

const OrderDialog = laterDialog(async () => (await import('./OrderDialog.tsx')).OrderDialog)
const UserDialog = laterDialog(async () => (await import('./UserDialog.tsx')).UserDialog)
const OfferDialog = laterDialog(async () => (await import('./OfferDialog.tsx')).OfferDialog)
const DIALOGS = [OrderDialog, UserDialog, OfferDialog]

type Props = { search: Search }

/** The dialog that the address opens. */
export function DetailDialog({ search }: Props): ReactNode {
  usePreloadOnFirstMove(DIALOGS)
  const router = useRouter()
  const detail = detailOf(search)
  const close = () => void router.navigate({ href: closedDetail(search), resetScroll: false })
  if (detail?.kind === 'order') return <OrderDialog id={detail.id} onClose={close} />
  if (detail?.kind === 'user')
    return <UserDialog key={detail.id} id={detail.id} search={search} onClose={close} />
  if (detail?.kind === 'offer') return <OfferDialog id={detail.id} onClose={close} />
  return null
}
