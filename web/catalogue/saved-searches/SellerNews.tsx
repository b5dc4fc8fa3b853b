import { Bell, BellRing } from 'lucide-react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useChangeSavedSearch, useSavedSearches, useSaveSearch } from './saved-search-queries.ts'
import { freeName, searchOfSeller } from './seller-search.ts'

type Props = { seller: { id: number; name: string } }

/** One press keeps a search of the seller with its daily mail; the next one stops the mail. For buyers. */
export function SellerNews({ seller }: Props) {
  const isBuyer = roleOf(useViewer()) === 'buyer'
  return isBuyer && <NewsSwitch seller={seller} />
}

function NewsSwitch({ seller }: Props) {
  const { data: searches } = useSavedSearches()
  const save = useSaveSearch()
  const change = useChangeSavedSearch()
  if (!searches) return null

  const kept = searchOfSeller(searches, seller.id)
  const isAsked = save.isPending || (change.isPending && change.variables.alerts)
  const isOn = isAsked || (!change.isPending && Boolean(kept?.alerts))
  const all = searches

  function begin() {
    const onSuccess = () =>
      toast(`One mail a day tells you of new lots of ${seller.name}`, {
        link: { href: paths.savedSearches(), label: 'Saved searches' },
      })
    if (kept) return change.mutate({ id: kept.id, alerts: true }, { onSuccess, onError })
    save.mutate(
      {
        name: freeName(seller.name, all),
        criteria: { seller_ids: [seller.id] },
        sort: 'newest',
        alerts: true,
      },
      { onSuccess, onError },
    )
  }

  function stop() {
    if (!kept) return
    const act = () => change.mutate({ id: kept.id, alerts: true }, { onError })
    const onSuccess = () =>
      toast(`You are no longer told about new lots of ${seller.name}`, {
        action: { label: 'Undo', act },
      })
    change.mutate({ id: kept.id, alerts: false }, { onSuccess, onError })
  }

  const Icon = isOn ? BellRing : Bell
  return (
    <Button
      size="small"
      aria-pressed={isOn}
      title={isOn ? 'Press to stop' : undefined}
      busy={save.isPending || change.isPending}
      onClick={isOn ? stop : begin}
    >
      <Icon />
      {isOn ? 'You are told about new lots' : 'Tell me about new lots'}
    </Button>
  )
}

const onError = ({ message }: Error) => toastProblem(message)
