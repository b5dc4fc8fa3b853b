import type { Question } from '#market/messages/questions-list.ts'

/** What a buyer asked about a mug, but for what a test says. */
export const aQuestion = (facts: Partial<Question>): Question => ({
  id: 5,
  product: { id: 12, seller_id: 3, name: 'Stoneware mug', image: null },
  buyer_name: 'Harborview Outfitters',
  seller_name: 'Harrow & Pine',
  state: 'open',
  offer_number: null,
  unread_count: 0,
  last_message: { id: 1, party: 'buyer', at: '2026-11-20T10:00:00Z', text: 'Is it boxed?' },
  asked_at: '2026-11-20T10:00:00Z',
  ...facts,
})
