import { saveFile } from '#web/platform/http/save-file.ts'

export function downloadIssues(issues: readonly string[]) {
  const text = `${issues.join('\r\n')}\r\n`
  saveFile('lotline-import-issues.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }))
}
