import { readFile } from 'node:fs/promises'
import { reEncode } from '#server/uploads/re-encode.ts'
import { peakMemory, pictureProcesses } from './picture-processes.ts'

// Makes copies of the pictures named on the command line, all at once, and tells the most memory it took: of this
// process, and of those beside it.
const before = process.memoryUsage.rss()
const files = process.argv.slice(2)
const made = await Promise.allSettled(files.map(async (file) => reEncode(await readFile(file))))
const refusals = made.map((each) => (each.status === 'rejected' ? String(each.reason) : undefined))
// Not `resourceUsage().maxRSS`: that begins with what the process had that started this one.
const ours = (await peakMemory(process.pid)) - before
const beside = await Promise.all((await pictureProcesses(process.pid)).map(peakMemory))
process.stdout.write(JSON.stringify({ ours, beside, refusals }))
