import { describe, test } from 'vitest'
import { cents } from '#market/money.ts'
import { EditOfferDialog } from '#web/cart/edit-offer/EditOfferDialog.tsx'
import { SendAllDialog } from '#web/cart/send-all/SendAllDialog.tsx'
import { AcceptDialog } from '#web/offers/answer/AcceptDialog.tsx'
import { BuyNowDialog } from '#web/offers/answer/BuyNowDialog.tsx'
import { OfferConflictDialog } from '#web/offers/answer/OfferConflictDialog.tsx'
import { ShipToDialog } from '#web/offers/answer/ShipToDialog.tsx'
import { UpdateQuantitiesDialog } from '#web/offers/answer/UpdateQuantitiesDialog.tsx'
import { WithdrawDialog } from '#web/offers/answer/WithdrawDialog.tsx'
import { CounterDialog } from '#web/offers/counter/CounterDialog.tsx'
import { AcceptSelectedDialog } from '#web/offers/selected/AcceptSelectedDialog.tsx'
import { CounterSelectedDialog } from '#web/offers/selected/CounterSelectedDialog.tsx'
import { RejectSelectedDialog } from '#web/offers/selected/RejectSelectedDialog.tsx'
import { aLine, anOffer } from '#web/offers/testing/an-offer.ts'
import { BuyerDetailsDialog } from '#web/ship-to-addresses/choosing/BuyerDetailsDialog.tsx'
import { aBuyerTrades } from '../testing/a-buyer-trades.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { expectKeys, nothing, openDialog, type ShownDialog } from '../testing/expect-dialog.ts'

const offer = anOffer({ total_net_to_seller: cents(900_00), can_reject: true })
const short = anOffer({ offer_products: [aLine({ quantity: 600 })] })
const answer = {
  opened: offer,
  offer,
  viewer: 'seller',
  hasNext: true,
  onAnswered: nothing,
  onCut: nothing,
  onClose: nothing,
  onAgain: nothing,
} as const
const several = {
  opened: [
    offer,
    anOffer({ id: '2', offer_number: 'O-10002', total_net_to_seller: cents(900_00) }),
  ],
  offers: [offer],
  viewer: 'seller',
  onClose: nothing,
} as const

/** About offers. */
const offerDialogs: ShownDialog[] = [
  {
    file: 'web/ship-to-addresses/choosing/BuyerDetailsDialog.tsx',
    shows: () => (
      <BuyerDetailsDialog
        title="Ship-to and PO number of O-10001"
        start={{ addressId: undefined, poNumber: '' }}
        mayMove={false}
        onSave={async () => nothing()}
        onClose={nothing}
      />
    ),
    begins: 'Your PO number',
    sends: 'Save',
  },
  {
    file: 'web/offers/answer/AcceptDialog.tsx',
    shows: () => <AcceptDialog {...answer} />,
    begins: 'Yes, accept at $1,000.00',
    sends: 'Yes, accept at $1,000.00',
  },
  {
    file: 'web/offers/answer/WithdrawDialog.tsx',
    shows: () => <WithdrawDialog {...answer} />,
    begins: 'Keep it',
    sends: 'Yes, withdraw',
  },
  {
    file: 'web/offers/answer/UpdateQuantitiesDialog.tsx',
    shows: () => <UpdateQuantitiesDialog {...answer} opened={short} offer={short} />,
    begins: 'Update quantities',
    sends: 'Update quantities',
  },
  {
    file: 'web/offers/answer/OfferConflictDialog.tsx',
    shows: () => (
      <OfferConflictDialog {...answer} offer={anOffer({ revision: 2 })} answer="accept" />
    ),
    begins: 'Close',
  },
  {
    file: 'web/offers/answer/BuyNowDialog.tsx',
    shows: () => (
      <BuyNowDialog
        open
        busy={false}
        onConfirm={nothing}
        onClose={nothing}
        purchase={{
          what: '48 units',
          seller: 'Harrow & Pine',
          total: cents(374_40),
          payWithinHours: 72,
          agreement: 'No resale on Amazon.',
          changes: ['Condition: open box, was new'],
        }}
      />
    ),
    begins: 'Yes, buy for $374.40',
    sends: 'Yes, buy for $374.40',
  },
  {
    file: 'web/offers/answer/AskedShipTo.tsx',
    shows: () => (
      <ShipToDialog
        saveLabel="Save and accept at $840.00"
        shipTo={{
          isNeeded: true,
          isUnclear: false,
          isAsked: true,
          first: nothing,
          wasMissing: () => false,
          cancel: nothing,
          goOn: nothing,
        }}
      />
    ),
    begins: 'Name',
    sends: 'Save and accept at $840.00',
  },
  {
    file: 'web/offers/counter/CounterDialog.tsx',
    shows: () => <CounterDialog {...answer} onReject={nothing} />,
    begins: 'My price for Lot 1',
    sends: 'Accept Counter at $1,000.00',
  },
  {
    file: 'web/offers/selected/AcceptSelectedDialog.tsx',
    shows: () => <AcceptSelectedDialog {...several} />,
    begins: 'Yes, accept 2 offers',
    sends: 'Yes, accept 2 offers',
  },
  {
    file: 'web/offers/selected/CounterSelectedDialog.tsx',
    shows: () => <CounterSelectedDialog {...several} />,
    begins: 'Counter each price at',
    sends: 'Send 2 counters',
  },
  {
    file: 'web/offers/selected/RejectSelectedDialog.tsx',
    shows: () => <RejectSelectedDialog {...several} />,
    begins: 'Not yet',
    sends: 'Reject 2 offers',
  },
  {
    file: 'web/cart/edit-offer/EditOfferDialog.tsx',
    shows: () => (
      <EditOfferDialog offer={anOffer({ state: 'draft' })} onSend={nothing} onClose={nothing} />
    ),
    begins: 'Quantity',
    types: '{Backspace}',
    sends: 'Save Offer',
  },
  {
    file: 'web/cart/send-all/SendAllDialog.tsx',
    shows: () => (
      <SendAllDialog
        {...several}
        sending={{
          sent: [],
          refused: [],
          add: nothing,
          addRefused: nothing,
          dismiss: nothing,
          forgetRefused: nothing,
        }}
      />
    ),
    begins: 'Yes, send 2 offers',
    sends: 'Yes, send 2 offers',
  },
].map((dialog) => ({ answers: aBuyerTrades, ...dialog }))

describe.each(offerDialogs)('$file', (dialog) => {
  test('begins with what it is for, and Ctrl+Enter sends it', async () => {
    await openDialog(dialog)
    await expectKeys(dialog)
  })

  test('is accessible on a phone and at a desk, light and dark', async () => {
    await expectAccessible(await openDialog(dialog))
  })
})
