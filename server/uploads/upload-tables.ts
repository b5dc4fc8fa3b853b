import type { Generated } from 'kysely'
import type { UploadKind } from '#market/uploads/upload.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    uploads: UploadsTable
  }
}

type UploadsTable = {
  key: string
  userId: number
  kind: UploadKind
  createdAt: Generated<Date>
  expiresAt: Date
  photo: string | null
  usedAt: Date | null
  clearedAt: Date | null
}
