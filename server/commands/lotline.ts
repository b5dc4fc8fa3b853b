#!/usr/bin/env node
import { runLotline } from './run-lotline.ts'

const { env, stdin: input, stdout: output, stderr: errors } = process

process.exitCode = await runLotline(process.argv.slice(2), { env, input, output, errors })
