export function downloadIssues(issues: readonly string[]) {
  const text = `${issues.join('\r\n')}\r\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'lotline-import-issues.txt'
  link.click()
  URL.revokeObjectURL(address)
}
