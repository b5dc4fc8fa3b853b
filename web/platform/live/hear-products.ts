import type { Consumer } from '@rails/actioncable'
import { MOST_PRODUCTS_HEARD, PRODUCTS_CHANNEL } from '#market/live/channels.ts'
import { noteProductNews, onShownProductsChange, shownProducts } from './products-on-page.ts'

/** Hears of the products that the page shows, whichever those are by now. */
export function hearProducts(consumer: Consumer, userId: number) {
  let subscription = subscribe()
  const forget = onShownProductsChange(() => {
    subscription?.unsubscribe()
    subscription = subscribe()
  })
  return {
    stop() {
      forget()
      subscription?.unsubscribe()
    },
  }

  // A viewer who may not subscribe is refused, and the page polls as before.
  function subscribe() {
    const products = shownProducts().slice(0, MOST_PRODUCTS_HEARD)
    if (products.length === 0) return undefined
    return consumer.subscriptions.create(
      { channel: PRODUCTS_CHANNEL, user: userId, products },
      { received: noteProductNews },
    )
  }
}
