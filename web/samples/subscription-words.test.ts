import { describe, expect, test } from 'vitest'
import { leadWords, subscriptionWords } from './subscription-words.ts'

const now = new Date(2026, 10, 21, 12)
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

test('the next lead is told by day and time', () => {
  expect(leadWords({ next_lead_at: at(22, 8) }, now)).toBe(
    'Your next lead arrives tomorrow, 8:00 am',
  )
  expect(leadWords({ next_lead_at: at(21, 11) }, now)).toBe('Your next lead arrives within minutes')
  expect(leadWords({ next_lead_at: null }, now)).toBe('No lead scheduled')
})

describe('a subscription', () => {
  const running = {
    status: 'active' as const,
    is_running: true,
    renews_at: at(30, 12),
    cancels_at: null,
    ends_at: null,
  }
  test.each([
    [running, 'Renews on November 30, 2026.'],
    [
      { ...running, renews_at: null, cancels_at: at(30, 12) },
      'Canceled. Leads continue until November 30, 2026.',
    ],
    [
      { ...running, status: 'past_due' as const, ends_at: at(28, 12) },
      'The last payment was declined. Leads continue until November 28, 2026; please update the card.',
    ],
    [
      { ...running, status: 'gone' as const, is_running: false, ends_at: at(20, 12) },
      'Ended on November 20, 2026.',
    ],
    [null, 'No subscription.'],
  ])('says what becomes of it: %j', (subscription, words) => {
    expect(subscriptionWords(subscription)).toBe(words)
  })
})
