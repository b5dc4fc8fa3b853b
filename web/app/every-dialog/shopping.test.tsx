import { describe, test } from 'vitest'
import { anOrder, aShippedOrder } from '#market/purchase-orders/testing/an-order.ts'
import { readQuestion, readQuestionOnLot } from '#market/messages/question-api.ts'
import { aQuestion } from '#web/offers/questions/testing/a-question.ts'
import { QuestionDialog } from '#web/offers/questions/QuestionDialog.tsx'
import { AskDialog } from '#web/products/ask/AskDialog.tsx'
import { readOrderClaims } from '#market/claims/claim-api.ts'
import { claimsOn } from '#web/claims/testing/a-claim.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { FilterDrawer } from '#web/catalogue/filters/FilterDrawer.tsx'
import { SearchDialog } from '#web/catalogue/saved-searches/SearchDialog.tsx'
import { PhotoZoom } from '#web/products/gallery/PhotoZoom.tsx'
import type { aServer } from '#web/platform/testing/server.ts'
import { QuickOfferDialog } from '#web/products/offer/QuickOfferDialog.tsx'
import { CancelOrderButton } from '#web/purchase-orders/pay/CancelOrderButton.tsx'
import { CorrectTrackingButton } from '#web/purchase-orders/ship/CorrectTrackingButton.tsx'
import { ReceiveOrderButton } from '#web/purchase-orders/receive/ReceiveOrderButton.tsx'
import { ShipOrderButton } from '#web/purchase-orders/ship/ShipOrderButton.tsx'
import { aBuyerTrades, lot } from '../testing/a-buyer-trades.ts'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { expectKeys, nothing, openDialog, type ShownDialog } from '../testing/expect-dialog.ts'

/** Of buyers and sellers, but for those about offers. */
const tradeDialogs: ShownDialog[] = [
  {
    file: 'web/products/offer/QuickOfferDialog.tsx',
    answers: (server: ReturnType<typeof aServer>) => {
      aBuyerTrades(server)
      server.answers(readWatchedIds, () => ({ product_ids: [] }))
    },
    shows: () => <QuickOfferDialog lot={lot} needed={undefined} onClose={nothing} />,
    begins: 'Quantity',
    sends: 'Add to cart',
  },
  {
    file: 'web/products/ask/AskDialog.tsx',
    answers: (server: ReturnType<typeof aServer>) => {
      aBuyerTrades(server)
      server.answers(readQuestionOnLot, () => ({ data: null }))
    },
    shows: () => <AskDialog product={lot} onClose={nothing} />,
    begins: 'Message to Harrow & Pine',
  },
  {
    file: 'web/offers/questions/QuestionDialog.tsx',
    answers: (server: ReturnType<typeof aServer>) => {
      const question = aQuestion({})
      aBuyerTrades(server)
      server.answers(readQuestion, () => ({
        question,
        messages: [question.last_message],
        can_write: true,
      }))
    },
    shows: () => <QuestionDialog id={5} onClose={nothing} />,
    begins: 'Message to Harrow & Pine',
  },
  {
    file: 'web/products/gallery/PhotoZoom.tsx',
    shows: () => (
      <PhotoZoom name="Soy candle" photos={['', '']} at={0} onMove={nothing} onClose={nothing} />
    ),
  },
  {
    file: 'web/catalogue/filters/FilterDrawer.tsx',
    width: 375,
    shows: () => <FilterDrawer view={{ criteria: {}, sort: undefined }} />,
    opensBy: 'Filters',
    begins: 'Apply filters',
    sends: 'Apply filters',
  },
  {
    file: 'web/catalogue/saved-searches/SearchDialog.tsx',
    shows: () => (
      <SearchDialog
        title="Save this search"
        filters={['Home', 'Up to $8.00']}
        first={{ name: 'Home', alerts: true }}
        onSave={async () => {}}
        onClose={nothing}
      />
    ),
    begins: 'Name',
    sends: 'Save search',
  },
  {
    file: 'web/purchase-orders/pay/CancelOrderButton.tsx',
    shows: () => (
      <CancelOrderButton
        order={anOrder({ allowed_state_transitions: [{ event: 'cancel', state: 'canceled' }] })}
      />
    ),
    opensBy: 'Cancel order',
    begins: 'Keep it',
    sends: 'Yes, cancel the order',
  },
  {
    file: 'web/purchase-orders/receive/ReceiveOrderDialog.tsx',
    answers: (server: ReturnType<typeof aServer>) => {
      aBuyerTrades(server)
      server.answers(readOrderClaims, () => claimsOn([]))
    },
    shows: () => <ReceiveOrderButton order={aShippedOrder()} />,
    opensBy: 'Mark received',
    begins: 'Receive all 360 units',
    sends: 'Receive all 360 units',
  },
  {
    file: 'web/purchase-orders/ship/ShipOrderDialog.tsx',
    shows: () => <ShipOrderButton order={anOrder()} size="medium" />,
    opensBy: 'Mark as shipped',
    begins: 'Tracking number',
    sends: 'Mark as shipped',
  },
  {
    file: 'web/purchase-orders/ship/CorrectTrackingButton.tsx',
    shows: () => (
      <CorrectTrackingButton
        order={aShippedOrder({
          allowed_state_transitions: [{ event: 'correct_tracking', state: 'shipped' }],
        })}
      />
    ),
    opensBy: 'Correct tracking',
    begins: 'Tracking number',
    sends: 'Correct tracking',
  },
].map((dialog) => ({ answers: aBuyerTrades, ...dialog }))

describe.each(tradeDialogs)('$file', (dialog) => {
  test('begins with what it is for, and Ctrl+Enter sends it', async () => {
    await openDialog(dialog)
    await expectKeys(dialog)
  })

  test('is accessible on a phone and at a desk, light and dark', async () => {
    await expectAccessible(await openDialog(dialog))
  })
})
