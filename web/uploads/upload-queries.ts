import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { uploadProblem } from '#market/uploads/upload-limits.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { call } from '#web/platform/http/call.ts'
import { putFile } from './put-file.ts'
import type { UploadWay } from './use-uploads.ts'

/** Where a sent picture is seen, as it will be stored. */
const previewQuery = (key: string) =>
  queryOptions({
    queryKey: ['upload-preview', key],
    queryFn: async ({ signal }) => {
      const body = { operation: 'get_object', key, width: 800 } as const
      const { aws_url } = await call(presignUrl, { body, signal })
      return aws_url
    },
    staleTime: Infinity,
  })

/** A picture that the server keeps for good: its key and its address. */
export type StoredPicture = { key: string | null; url: string | null }

/** The address of a picture. The last one stays until the address of the next is known: its key changes once it is saved. */
export function usePreview(key: string, stored?: StoredPicture) {
  const isStored = key === stored?.key
  const isAny = key !== ''
  const { data } = useQuery({
    ...previewQuery(key),
    enabled: isAny && !isStored,
    placeholderData: keepPreviousData,
  })
  if (isStored) return stored.url ?? undefined
  return isAny ? data : undefined
}

const announced = ({ type, size }: File) =>
  ({ operation: 'put_object', kind: 'image', content_type: type, size }) as const

/** Sends an image and looks at what was made of it. */
export function useImageWay(): UploadWay {
  const queries = useQueryClient()
  return {
    problemOf: (file) => uploadProblem('image', file),
    sendFile: async (file, sending) => {
      const body = announced(file)
      const signed = await call(presignUrl, { body, signal: sending.signal })
      await putFile(signed, file, sending)
      await queries.fetchQuery({ ...previewQuery(signed.file_key), retry: false })
      return signed.file_key
    },
  }
}
