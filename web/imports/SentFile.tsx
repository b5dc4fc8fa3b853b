import { Button } from '#web/platform/ui/Button.tsx'
import { sizeInWords } from '#web/uploads/file-size.ts'
import { SentCsv } from '#web/uploads/SentCsv.tsx'
import styles from './BulkUpload.module.css'
import { useBeginImport } from './import-queries.ts'

type Props = { fileName: string; size: number; fileKey: string; onBegun: () => void }

/** The file is there; nothing is imported until the person says so. */
export function SentFile({ fileName, size, fileKey, onBegun }: Props) {
  const begin = useBeginImport()
  return (
    <div className="col">
      <SentCsv fileName={fileName} facts={sizeInWords(size)}>
        <Button
          kind="primary"
          size="small"
          busy={begin.isPending}
          onClick={() => begin.mutate({ fileKey, fileName }, { onSuccess: onBegun })}
        >
          Begin import
        </Button>
      </SentCsv>
      {begin.error && (
        <p role="alert" className={`t13 red ${styles['problem']}`}>
          {begin.error.message}
        </p>
      )}
    </div>
  )
}
