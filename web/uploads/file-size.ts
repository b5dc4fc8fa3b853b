const BYTES_IN = { KB: 1000, MB: 1_000_000 }

/** "412 KB", "3.9 MB" */
export function sizeInWords(bytes: number) {
  if (bytes < BYTES_IN.MB) return `${Math.max(1, Math.round(bytes / BYTES_IN.KB))} KB`
  return `${(Math.floor(bytes / (BYTES_IN.MB / 10)) / 10).toFixed(1)} MB`
}
