import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { SPREADSHEET_TYPES } from '#market/spreadsheets/spreadsheet-file.ts'
import { FileDrop } from './FileDrop.tsx'
import { FileInvitation } from './FileInvitation.tsx'
import { RefusedFile } from './RefusedFile.tsx'
import { SendingFile } from './SendingFile.tsx'
import type { useSpreadsheetUpload } from './use-spreadsheet-upload.ts'

type Props = Pick<ReturnType<typeof useSpreadsheetUpload>, 'upload' | 'send' | 'clear'> & {
  /** What stands there once the file was sent. */
  children: ReactNode
}

/** Takes a spreadsheet from its choice until it was sent. */
export function SpreadsheetDrop({ upload, send, clear, children }: Props) {
  return (
    <FileDrop
      accept={SPREADSHEET_TYPES}
      onFiles={([file]) => file && void send(file)}
      isFilled={upload.stage === 'sent'}
      face={upload.stage}
    >
      {upload.stage === 'idle' && (
        <FileInvitation
          icon={FileSpreadsheet}
          words="Drop a spreadsheet here, or choose one"
          kinds="Excel (.xlsx, .xls), OpenDocument (.ods) or CSV"
        />
      )}
      {upload.stage === 'sending' && <SendingFile {...upload} onStop={clear} />}
      {upload.stage === 'refused' && <RefusedFile {...upload} onDismiss={clear} />}
      {upload.stage === 'sent' && children}
    </FileDrop>
  )
}
