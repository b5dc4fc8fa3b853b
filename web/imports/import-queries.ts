import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/imports/imported-csv-api.ts'
import {
  findKnownProducts,
  MOST_UPCS,
  type KnownProduct,
} from '#market/imports/known-products-api.ts'
import type { FileMeaning } from '#market/imports/file-reading.ts'
import { findMapping, type KeptMapping } from '#market/imports/mapping-api.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { download, readFile } from '#web/platform/http/download.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { sendSpreadsheet } from '#web/uploads/send-spreadsheet.ts'
import type { Followed } from './outcome/followed.ts'
import type { Changes } from './spreadsheet/changes.ts'
import type { Reading } from './spreadsheet/worker-messages.ts'
import { fileToSend } from './spreadsheet/file-to-send.ts'
import { lookAgainIn } from './outcome/look-again.ts'
import { importsKey } from '#web/imports/imports-key.ts'

const importKey = (fileKey: string) => [...importsKey, fileKey]
const listKey = [...importsKey, 'latest']

type Begun = FileMeaning & Reading & { fileKey: string; fileName: string }

type Sending = {
  chosen: Parameters<typeof fileToSend>[0]
  write: Parameters<typeof fileToSend>[1]
  onShare: (share: number) => void
}

/** Sends a file, as it is or as the seller put it right, and begins its import. */
export function useSendImport() {
  const keep = useKeepStatus()
  return useMutation({
    mutationFn: async ({ chosen, write, onShare }: Sending) => {
      await submitDelay()
      const { file, ...choice } = await fileToSend(chosen, write)
      const { signal } = new AbortController()
      const fileKey = await sendSpreadsheet(file, { signal, onShare })
      return begin({ fileKey, fileName: chosen.file.name, ...choice })
    },
    onSuccess: keep,
  })
}

const begin = ({ fileKey, fileName, mapping, prices, values, ...how }: Begun) =>
  call(api.beginImport, {
    body: {
      key: fileKey,
      file_name: fileName.slice(0, LONGEST_NAME),
      ...how,
      ...values,
      mapping: mapping && { ...mapping },
      price_rule: prices,
    },
  })
const LONGEST_NAME = 255

/** How far an import is, asked again until it is over. */
export function useImport(fileKey: string) {
  return useQuery({
    queryKey: importKey(fileKey),
    queryFn: ({ signal }) => call(api.readImport, { params: { key: fileKey }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => lookAgainIn(data, dataUpdateCount),
  })
}

/** What the seller lists of these UPCs; without an answer, as if it were nothing: the import itself will know. */
export async function findListed(upcs: readonly string[]): Promise<KnownProduct[]> {
  const listed: KnownProduct[] = []
  try {
    for (let at = 0; at < upcs.length; at += MOST_UPCS) {
      const body = { upcs: upcs.slice(at, at + MOST_UPCS) }
      const { lots } = await call(findKnownProducts, { body })
      listed.push(...lots)
    }
  } catch (error) {
    if (!isCallError(error)) throw error
  }
  return listed
}

/** How the seller read a file with these headers the last time; without an answer, as if it were the first. */
export async function findKeptMapping(headers: readonly string[]): Promise<KeptMapping | null> {
  try {
    const { kept } = await call(findMapping, { body: { headers: [...headers] } })
    return kept
  } catch (error) {
    if (!isCallError(error)) throw error
    return null
  }
}

/** The latest imports, newest first. */
export function useLatestImports() {
  return useQuery({
    queryKey: listKey,
    ...queryOf(api.listImports),
    select: ({ imports }) => imports,
    // The import may have advanced in another tab, or while nobody looked.
    staleTime: 0,
  })
}

export function useUndoImport(fileKey: string) {
  const keep = useKeepStatus()
  return useAction(() => call(api.undoImport, { params: { key: fileKey } }), {
    isForm: true,
    keep: (_, status) => keep(status),
  })
}

export const useDownloadFailedRows = (fileKey: string) =>
  useAction((format: FileFormat) =>
    download(api.downloadFailedRows, { params: { key: fileKey }, query: { format } }),
  )

/** The rows that failed under their numbers in the file, which the page reads like any other, with how its prices are meant. */
export const useOpenFailedRows = ({ fileKey, fileName }: Followed) =>
  useAction(async (): Promise<RowsToFix> => {
    const params = { key: fileKey }
    const { price_rule: prices, decimal } = await call(api.readImport, { params })
    const rows = await readFile(api.downloadFailedRows, {
      params,
      query: { format: 'csv', rows: 'in_place' },
    })
    const file = new File([rows], nameOfRowsToFix(fileName), { type: 'text/csv' })
    return { file, prices, decimal }
  })

const TO_FIX = ' (rows to fix)'
const nameOfRowsToFix = (fileName: string) => `${fileName.replace(/\.[^.]*$/, '')}${TO_FIX}.csv`

/** Whether the rows that failed of one import were imported since, among all of late. */
export const isFixed = (
  { file_name: name, created_at: at }: api.ImportSummary,
  imports: readonly api.ImportSummary[],
) =>
  imports.some(
    (later) =>
      later.file_name === nameOfRowsToFix(name) &&
      later.created_at > at &&
      later.message === api.importMessages.complete,
  )

export type RowsToFix = Pick<Changes, 'prices' | 'decimal'> & { file: File }

function useKeepStatus() {
  const queries = useQueryClient()
  return (status: api.ImportStatus) => {
    queries.setQueryData(importKey(status.key), status)
    return queries.invalidateQueries({ queryKey: listKey })
  }
}
