import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { loadDialogs } from '#web/platform/ui/dialogs/load-dialogs.ts'

// Nobody is signed in, as the server's page says it: a component that asks who it is asks no server.
const session = document.createElement('meta')
session.name = 'session'
session.content = 'none'
document.head.append(session)

// As on a page that has stood for a moment.
beforeAll(loadDialogs)

// What React has to complain about, and what a component writes to the console, is a defect.
const complaints = vi.spyOn(console, 'error')
beforeEach(() => complaints.mockClear())
afterEach(() => expect(complaints.mock.calls).toEqual([]))
