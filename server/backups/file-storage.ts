import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { s3Storage } from '#server/platform/storage/s3-storage.ts'
import type { Settings } from '#server/settings/settings.ts'

/** Where the files lie, by themselves; `folder` where another one than DATA_DIR is meant. */
export const fileStorage = ({ s3, dataDir }: Settings, folder = dataDir) =>
  s3 ? s3Storage(s3) : folderStorage(folder)
