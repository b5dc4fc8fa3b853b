import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

/** What the verbs of resale certificates are given. */
export type CertificateDeps = { db: Database; uploads: Uploads } & Pick<
  Settings,
  'publicUrl' | 'needsResaleCertificate'
>
