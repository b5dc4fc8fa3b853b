import { describe, expect, test } from 'vitest'
import { everyMailTopic, isMailTopic, mailTopics, topicsFor } from './mail-topics.ts'

describe('the mails a buyer may turn off', () => {
  test('are those of offers a buyer gets, as nobody sends a buyer an offer', () => {
    expect(topicsFor('buyer', 'offers')).toEqual([
      'offer_countered',
      'offer_accepted',
      'offer_rejected',
      'offer_withdrawn',
      'offer_expiring',
      'offer_expired',
      'offer_price_lowered',
      'offer_message',
      'question',
      'offer_quantities_changed',
    ])
  })

  test('are those of orders a buyer pays for', () => {
    expect(topicsFor('buyer', 'orders')).toEqual([
      'order_payment_due',
      'order_reminder',
      'order_confirmed',
      'order_failed',
      'order_needs_action',
      'order_deadline_passed',
      'order_short',
      'order_shipped',
      'order_inspect',
      'order_tracking',
      'resale_certificate',
      'order_claim',
      'order_canceled',
      'order_refunded',
    ])
  })
})

describe('the mails a seller may turn off', () => {
  test('begin with the offers that arrive', () => {
    expect(topicsFor('seller', 'offers')).toEqual([
      'offer_received',
      ...topicsFor('buyer', 'offers').filter((topic) => topic !== 'offer_price_lowered'),
    ])
  })

  test('are those of orders a seller ships', () => {
    expect(topicsFor('seller', 'orders')).toEqual([
      'order_reminder',
      'order_confirmed',
      'order_ship_due',
      'order_deadline_passed',
      'order_short',
      'order_tracking',
      'order_ship_to',
      'order_received',
      'order_claim',
      'order_canceled',
      'order_refunded',
    ])
  })
})

test('payouts are a seller’s alone', () => {
  expect(topicsFor('seller', 'payouts')).toEqual(['payout_sent', 'payout_failed'])
  expect(topicsFor('buyer', 'payouts')).toEqual([])
})

test('each mail that can be turned off has a label of its own and somebody who gets it', () => {
  const labels = everyMailTopic.map((topic) => mailTopics[topic].label)
  expect(new Set(labels).size).toBe(labels.length)
  for (const topic of everyMailTopic) expect(mailTopics[topic].to).not.toEqual([])
})

test.each(['magic_link', 'constructor', 'offer', ''])('“%s” is no mail to turn off', (word) => {
  expect(isMailTopic(word)).toBe(false)
})
