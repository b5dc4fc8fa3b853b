import { generateOnce } from '#server/platform/generate-once.ts'
import type { Settings } from '#server/settings/settings.ts'

/** Which storage this is: the same text for every process that sees the same files. */
export function filesIdentity({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): string {
  if (s3) return `bucket ${s3.bucket} at ${new URL(s3.endpoint).host}`
  // A path says nothing of another machine: the folder carries a name of its own.
  return `folder ${generateOnce(dataDir, 'storage-id')}`
}
