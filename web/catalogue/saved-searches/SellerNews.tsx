import { Bell, BellRing } from 'lucide-react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
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
    const tell = () =>
      toast(`We’ll email you once a day about new lots from ${seller.name}`, {
        link: { href: paths.savedSearches(), label: 'Saved searches' },
      })
    if (kept) return void change.run({ id: kept.id, alerts: true }, tell)
    void save.run(
      {
        name: freeName(seller.name, all),
        criteria: { seller_ids: [seller.id] },
        sort: 'newest',
        alerts: true,
      },
      tell,
    )
  }

  function stop() {
    if (!kept) return
    const act = () => void change.run({ id: kept.id, alerts: true })
    void change.run({ id: kept.id, alerts: false }, () =>
      toast(`We’ll no longer email you about new lots from ${seller.name}`, {
        action: { label: 'Undo', act },
      }),
    )
  }

  const Icon = isOn ? BellRing : Bell
  return (
    <Button
      size="small"
      aria-pressed={isOn}
      title={isOn ? 'Click to stop' : undefined}
      busy={save.isPending || change.isPending}
      onClick={isOn ? stop : begin}
    >
      <Icon />
      {isOn ? 'Notifying you of new lots' : 'Notify me of new lots'}
    </Button>
  )
}
