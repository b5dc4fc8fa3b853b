// node scripts/make-database.ts DATA_DIR: the embedded database of a first start, made while everything is being built.
import { makeAhead } from '../server/platform/database/embedded/make-ahead.ts'

await makeAhead(process.argv[2] ?? '')
