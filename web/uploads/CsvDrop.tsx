import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileDrop } from './FileDrop.tsx'
import { FileInvitation } from './FileInvitation.tsx'
import { RefusedFile } from './RefusedFile.tsx'
import { SendingFile } from './SendingFile.tsx'
import type { useCsvUpload } from './use-csv-upload.ts'

type Props = Pick<ReturnType<typeof useCsvUpload>, 'upload' | 'send' | 'clear'> & {
  /** What stands there once the file was sent. */
  children: ReactNode
}

/** Takes a .csv file from its choice until it was sent. */
export function CsvDrop({ upload, send, clear, children }: Props) {
  return (
    <FileDrop
      accept=".csv,text/csv"
      onFiles={([file]) => file && void send(file)}
      isFilled={upload.stage === 'sent'}
      face={upload.stage}
    >
      {upload.stage === 'idle' && (
        <FileInvitation
          icon={FileSpreadsheet}
          words="Drop a .csv file here, or choose one"
          kinds="In a spreadsheet: File, Save As, CSV"
        />
      )}
      {upload.stage === 'sending' && <SendingFile {...upload} onStop={clear} />}
      {upload.stage === 'refused' && <RefusedFile {...upload} onDismiss={clear} />}
      {upload.stage === 'sent' && children}
    </FileDrop>
  )
}
