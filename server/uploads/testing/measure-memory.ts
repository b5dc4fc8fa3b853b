import { readFile } from 'node:fs/promises'
import { reEncode } from '#server/uploads/re-encode.ts'
import { peakMemory, pictureProcesses } from './picture-processes.ts'

// Makes copies of all pictures named on the command line at the same time. Prints the most memory used, by this
// process and by its picture processes.
const before = process.memoryUsage.rss()
const files = process.argv.slice(2)
const made = await Promise.allSettled(files.map(async (file) => reEncode(await readFile(file))))
const refusals = made.map((each) => (each.status === 'rejected' ? String(each.reason) : undefined))
// Not `resourceUsage().maxRSS`: that begins with what the process had that started this one.
const ours = (await peakMemory(process.pid)) - before
const beside = await Promise.all((await pictureProcesses(process.pid)).map(peakMemory))
process.stdout.write(JSON.stringify({ ours, beside, refusals }))
