import { legalPageNames, type LegalPageName } from '#market/legal-pages/legal-page.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { insertAll } from './insert-all.ts'

const DAY = 86_400_000

const texts: Record<LegalPageName, string> = {
  terms: `This is the text of a demo. Yours is written under Legal Pages.

## Buying and selling

- Lots are sold by the unit, at the price both sides agree on.
- An accepted offer is a purchase order. It is canceled if it is not paid in time.
- Each lot says where it may be resold. Buyers keep to it.

## Shipping and payment

Sellers ship what is paid. Buyers check the count when it arrives, and tell us within **7 days** what is missing.

Questions? See [how to reach us](/contact).`,
  privacy: `This is the text of a demo. Yours is written under Legal Pages.

## What we keep

1. What you tell us when you apply: your name, your company and how to reach you.
2. What you do here: your lots, offers, orders and messages.

## Who sees it

The other side of an order sees your company and its address. We sell nothing of it.

You can download what we keep about you in your [account](/account), and ask us to erase it.`,
  contact: `This is the text of a demo. Yours is written under Legal Pages.

- Questions about an order: [help@lotline.example](mailto:help@lotline.example)
- Everything else: [hello@lotline.example](mailto:hello@lotline.example)

We answer within **24 hours**, Monday to Friday.`,
}

/** Texts that say they are of a demo. */
export const loadLegalPages = (tx: Tx, { admin, now }: { admin: number; now: Date }) =>
  insertAll(
    tx,
    'legalPages',
    legalPageNames.map((name) => ({
      name,
      body: texts[name],
      updatedAt: new Date(now.getTime() - 30 * DAY),
      updatedBy: admin,
    })),
  )
