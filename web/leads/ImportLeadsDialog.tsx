import { leadHeader } from '#market/leads/lead-columns.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { MainAct } from '#web/platform/ui/dialogs/MainAct.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { useExportRows } from '#web/platform/ui/lists/use-export-rows.ts'
import { PasteCells } from '#web/uploads/PasteCells.tsx'
import { FileReading } from '#web/uploads/look/FileReading.tsx'
import { RowsToFix } from '#web/uploads/look/RowsToFix.tsx'
import { SpreadsheetField } from '#web/uploads/SpreadsheetField.tsx'
import { useSpreadsheetUpload } from '#web/uploads/use-spreadsheet-upload.ts'
import { ImportedLeads } from './ImportedLeads.tsx'
import { useImportLeads } from './lead-queries.ts'

type Props = { onClose: () => void }

const TEMPLATE = { name: 'leads-template', rows: () => [leadHeader] }

/** Adds and updates leads from a file, and returns the refused rows as a file. */
export function ImportLeadsDialog({ onClose }: Props) {
  const file = useSpreadsheetUpload('leads')
  const importing = useImportLeads()
  const template = useExportRows(TEMPLATE)
  const { upload, reading, change } = file
  const { look, how } = reading
  return (
    <Dialog open wide title="Import leads" onClose={onClose}>
      <DialogBody>
        <div className="col g4">
          {importing.error && <Banner tone="red">{importing.error.message}</Banner>}
          {importing.data ? (
            <ImportedLeads imported={importing.data} />
          ) : (
            <>
              <p className="soft">
                One row per contact, each with its source of consent. A contact with the same
                company and email is updated.{' '}
                <TextButton onClick={() => template.save('csv')}>Download the template</TextButton>{' '}
                <TextButton
                  aria-label="Template as Excel workbook"
                  onClick={() => template.save('xlsx')}
                >
                  (Excel)
                </TextButton>
              </p>
              <SpreadsheetField
                label="Leads as a CSV file"
                hint="Up to 5,000 rows in a CSV file of less than 4 MB, or a workbook of less than 10 MB"
                file={file}
              />
              {upload.stage === 'sent' && (
                <>
                  <FileReading of="leads" reading={reading} onChange={change} />
                  {look?.rows && (
                    <>
                      <RowsToFix rows={look.rows} how={how} onChange={change} />
                      <output className="med tnum">{look.rows.summary}</output>
                    </>
                  )}
                </>
              )}
              {upload.stage !== 'sent' && (
                <PasteCells onFile={(pasted) => void file.send(pasted)} />
              )}
            </>
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{importing.data ? 'Done' : 'Cancel'}</Button>
        {!importing.data && (
          <MainAct
            disabled={upload.stage !== 'sent' || look?.problem !== undefined}
            busy={importing.isPending}
            onClick={() =>
              upload.stage === 'sent' && importing.mutate({ ...how, key: upload.fileKey })
            }
          >
            Import leads
          </MainAct>
        )}
      </DialogFoot>
    </Dialog>
  )
}
