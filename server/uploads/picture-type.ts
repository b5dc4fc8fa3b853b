/** What a file is by its first bytes, whatever its name says; nothing for what is no picture of ours. */
export function pictureType(file: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | undefined {
  const start = file.toString('latin1', 0, 12)
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  return undefined
}
