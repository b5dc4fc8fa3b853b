import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/imports/imported-csv-api.ts'
import { call } from '#web/platform/http/call.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'

const POLL_MS = 5000
// A small file is done sooner than the first regular look.
const FIRST_LOOKS_MS = 1000
const FIRST_LOOKS = 4

export const importsKey = ['import']
const importKey = (fileKey: string) => [...importsKey, fileKey]

export function useBeginImport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (fileKey: string) => {
      await submitDelay()
      return call(api.beginImport, { body: { key: fileKey } })
    },
    onSuccess: (status, fileKey) => queries.setQueryData(importKey(fileKey), status),
  })
}

/** How far an import is, asked again until it is over. */
export function useImport(fileKey: string) {
  return useQuery({
    queryKey: importKey(fileKey),
    queryFn: ({ signal }) => call(api.readImport, { params: { key: fileKey }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data && !isUnderWay(data)) return false
      return dataUpdateCount <= FIRST_LOOKS ? FIRST_LOOKS_MS : POLL_MS
    },
  })
}

export const isUnderWay = ({ message }: api.ImportStatus) => message === api.importMessages.underWay
