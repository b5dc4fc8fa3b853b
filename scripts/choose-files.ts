import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { filesOfChange, filesOfLastCommit } from './changed-files.mjs'
import { nearTo } from './near-the-change.ts'
import { root } from './place.mjs'

/** Where vitest is asked for one part of its files, it also runs those near the change. Else it runs all. */
export class ChooseFiles extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const part = new Set(await super.shard(files))
    const isNear = nearTo(filesOfChange(root) ?? filesOfLastCommit(root) ?? [])
    return files.filter((file) => part.has(file) || isNear(relative(root, file.moduleId)))
  }
}
