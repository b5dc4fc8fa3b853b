import { startS3Double } from '#server/platform/storage/testing/s3-double.ts'

// The store of try.sh: it speaks the part of S3 that Lotline uses, and forgets all when it ends.
const { PORT, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = process.env
await startS3Double(
  { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  { port: Number(PORT) },
)
