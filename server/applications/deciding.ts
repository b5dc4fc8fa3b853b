import type { ApplicationState } from '#market/accounts/application-api.ts'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { Application } from './find-application.ts'

export type Deps = { db: Database; terms: Terms }

/** The application staff decide on, and the state they saw it in. */
export type Deciding = {
  id: number
  staff: StaffViewer
  seen?: ApplicationState | undefined
  requestId: string
}

/** Refuses an application that is decided already, or that somebody else has decided meanwhile. */
export function refuseIfDecided(
  { state }: Application,
  { seen }: Deciding,
  decision: 'approved' | 'denied',
) {
  if (state === decision) throw new Refusal(`This application was already ${decision}`, 409)
  if (seen !== undefined && seen !== state)
    throw new Refusal(`This application was ${state} in the meantime. Please review it again.`, 409)
}
