import { totalWords } from '#market/freight/freight-of-offer.ts'
import { sum } from '#market/money.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { acceptOffer } from '../offer-queries.ts'
import { ShipToDialog } from '../answer/ShipToDialog.tsx'
import { useShipToFirst } from '../answer/use-ship-to-first.ts'
import { SelectedConsequence } from './SelectedConsequence.tsx'
import { SelectedDialog, type SelectedProps } from './SelectedDialog.tsx'

export function AcceptSelectedDialog(props: SelectedProps) {
  const { opened, viewer } = props
  const shipTo = useShipToFirst()
  const words = counted(opened.length, 'offer')
  const total = totalWords(
    sum(opened.map((offer) => offer.total_cents)),
    opened.some((offer) => offer.freight_missing),
  )
  return (
    <>
      <SelectedDialog
        {...props}
        isOpen={!shipTo.isAsked}
        title={`Accept ${words} at ${total}?`}
        done="accepted"
        act={`Yes, accept ${words}`}
        answerOne={async (offer) => {
          const { data } = await acceptOffer({ offer })
          return { orderId: data.attributes.purchase_order_id ?? undefined }
        }}
        first={shipTo.first}
        rowOf={(offer) => ({ total: offer.total_cents, isBinding: true })}
        after={<ButtonLink href={paths.myOrders()}>Open My Orders</ButtonLink>}
      >
        <SelectedConsequence offers={opened} viewer={viewer} />
      </SelectedDialog>
      <ShipToDialog shipTo={shipTo} saveLabel={`Save and accept ${words}`} />
    </>
  )
}
