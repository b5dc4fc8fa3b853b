import { useEffect, useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { keepOnDevice, keptOnDevice } from '#web/platform/storage/device-storage.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { CarrierChoices } from '../ship/CarrierChoices.tsx'
import { PackingSlip } from './PackingSlip.tsx'
import styles from './Papers.module.css'
import { ParcelRow } from './ParcelRow.tsx'
import { filledDown, isComplete, parcelOf, type Parcel, type Parcels } from './parcels.ts'
import { PickList } from './PickList.tsx'
import { useShipOrders } from './use-ship-orders.ts'

type Props = { orders: readonly PurchaseOrder[]; onEnded: (order: PurchaseOrder) => void }

/** Where a seller picks, packs and ships several orders at once. */
export function ShipOrders({ orders, onEnded }: Props) {
  const [parcels, setParcels] = useState<Parcels>({})
  const [isAsked, setAsked] = useState(false)
  const { paper, printPaper } = usePapers()
  const { address, setAddress } = useReturnAddress()
  const change = (id: string, parcel: Parcel) => setParcels((all) => ({ ...all, [id]: parcel }))
  const { shipAll, isShipping } = useShipOrders(({ order, outcome }) => {
    onEnded(order)
    setParcels((all) => ({ ...all, [order.id]: { ...parcelOf(all, order), outcome } }))
  })

  const open = orders.filter((order) => !parcelOf(parcels, order).outcome?.isShipped)
  const chosen = open.filter((order) => parcelOf(parcels, order).isChosen)
  const isFilled = chosen.every((order) => isComplete(parcelOf(parcels, order)))

  const fromHereOn = (first: PurchaseOrder) =>
    open
      .slice(open.indexOf(first))
      .filter((order) => order === first || parcelOf(parcels, order).isChosen)

  function ship() {
    setAsked(true)
    if (!isFilled) return
    setAsked(false)
    void shipAll(chosen, parcels)
  }

  return (
    <>
      <div className="no-print col g4">
        <PageHead
          title="Ship orders"
          summary={
            <output>
              {counted(orders.length - open.length, 'order')} shipped, {open.length} ready
            </output>
          }
        >
          <div className="row wrap g2">
            <Button disabled={chosen.length === 0} onClick={() => printPaper('pick list')}>
              Print pick list
            </Button>
            <Button disabled={chosen.length === 0} onClick={() => printPaper('packing slips')}>
              Print packing slips
            </Button>
          </div>
        </PageHead>
        <p className="soft">
          Paste a column of tracking numbers into the first field to fill in the rest. We suggest
          the carrier from the number.
        </p>
        <Field
          label="Return address"
          optional
          hint="Printed on packing slips. Saved in this browser."
          className={styles['address']}
        >
          <TextArea
            rows={3}
            maxLength={300}
            autoComplete="off"
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        </Field>
        <CarrierChoices />
        <div className="col g3">
          {orders.map((order) => (
            <ParcelRow
              key={order.id}
              order={order}
              parcel={parcelOf(parcels, order)}
              isAsked={isAsked}
              onChange={(parcel) => change(order.id, parcel)}
              onPasteColumn={(column) => setParcels(filledDown(parcels, fromHereOn(order), column))}
            />
          ))}
        </div>
        <div className="row wrap g3">
          {open.length === 0 ? (
            <ButtonLink kind="primary" href={paths.manageOrders()}>
              See all orders
            </ButtonLink>
          ) : (
            <Button kind="primary" busy={isShipping} disabled={chosen.length === 0} onClick={ship}>
              Mark {counted(chosen.length, 'order')} as shipped
            </Button>
          )}
          {isAsked && !isFilled && (
            <p role="alert">Each selected order needs a carrier and a tracking number.</p>
          )}
        </div>
      </div>
      {paper && (
        <div data-papers className={styles['papers']}>
          {paper === 'pick list' ? (
            <PickList orders={chosen} />
          ) : (
            chosen.map((order) => (
              <PackingSlip key={order.id} order={order} returnAddress={address.trim()} />
            ))
          )}
        </div>
      )}
    </>
  )
}

type Paper = 'pick list' | 'packing slips'

/** Draws one kind of paper, prints it and takes it away again. */
function usePapers() {
  const [paper, setPaper] = useState<Paper>()

  useEffect(() => {
    if (!paper) return
    let isOver = false
    const done = () => setPaper(undefined)
    addEventListener('afterprint', done, { once: true })
    // What is printed before its logo has come is printed without.
    const logos = [...document.querySelectorAll<HTMLImageElement>('[data-papers] img')]
    void Promise.allSettled(logos.map((logo) => logo.decode())).then(() => isOver || print())
    return () => {
      isOver = true
      removeEventListener('afterprint', done)
    }
  }, [paper])

  return { paper, printPaper: setPaper }
}

/** Where parcels come back to, as the seller wrote it in this browser. */
function useReturnAddress() {
  const sellerId = useViewer()?.seller?.id
  const key = `return-address-${sellerId ?? ''}`
  const [typed, setTyped] = useState<{ key: string; address: string }>()
  return {
    address: typed?.key === key ? typed.address : (keptOnDevice(key) ?? ''),
    setAddress: (address: string) => {
      setTyped({ key, address })
      keepOnDevice(key, address)
    },
  }
}
