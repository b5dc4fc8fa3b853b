import { generateOnce } from '#server/platform/generate-once.ts'
import type { Settings } from '#server/settings/settings.ts'

/** Identifies the file storage: the same text for every process that shares it. */
export function filesIdentity({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): string {
  if (s3) return `bucket ${s3.bucket} at ${new URL(s3.endpoint).host}`
  // The same path may be another folder on another machine, so the folder holds an id of its own.
  return `folder ${generateOnce(dataDir, 'storage-id')}`
}
