import { readFile } from 'node:fs/promises'
import { reEncode } from '#server/uploads/re-encode.ts'

// Makes copies of the pictures named on the command line, all at once, and tells the most memory it took.
const before = process.memoryUsage.rss()
const files = process.argv.slice(2)
const made = await Promise.allSettled(files.map(async (file) => reEncode(await readFile(file))))
const refusals = made.map((each) => (each.status === 'rejected' ? String(each.reason) : undefined))
const most = process.resourceUsage().maxRSS * 1024 - before
process.stdout.write(JSON.stringify({ most, refusals }))
