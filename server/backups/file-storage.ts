import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { s3Storage } from '#server/platform/storage/s3-storage.ts'
import type { Settings } from '#server/settings/settings.ts'

/** The file storage on its own; `folder` replaces DATA_DIR. */
export const fileStorage = ({ s3, dataDir }: Settings, folder = dataDir) =>
  s3 ? s3Storage(s3) : folderStorage(folder)
