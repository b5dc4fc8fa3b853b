import { expect, test } from 'vitest'
import { claimWindow } from './claim-window.ts'

test.each([
  ['awaiting_shipment', null, '2026-11-30', { isOpen: false, endsOn: null }],
  ['shipped', null, '2026-11-30', { isOpen: true, endsOn: null }],
  ['received', '2026-11-20', '2026-11-30', { isOpen: true, endsOn: '2026-11-30' }],
  ['received', '2026-11-20', '2026-12-01', { isOpen: false, endsOn: '2026-11-30' }],
  ['paid_in_full', '2026-11-20', '2026-11-25', { isOpen: true, endsOn: '2026-11-30' }],
  ['completed', '2026-11-20', '2026-11-25', { isOpen: true, endsOn: '2026-11-30' }],
  ['completed', null, '2026-11-25', { isOpen: false, endsOn: null }],
  ['canceled', null, '2026-11-25', { isOpen: false, endsOn: null }],
] as const)(
  'a problem with an order that is %s since %s, on %s',
  (...[status, receivedOn, today, window]) => {
    expect(claimWindow({ status, receivedOn }, 5, today)).toEqual(window)
  },
)
