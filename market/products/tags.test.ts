import { describe, expect, test } from 'vitest'
import { MOST_TAGS, tagProblem, tagsAfter } from './tags.ts'

describe('a tag of a seller', () => {
  test.each(['Overstock', 'Made in USA', 'Eco-Friendly', 'Été 2026', "Women's", 'B&B'])(
    '%s is one',
    (tag) => expect(tagProblem(tag)).toBeUndefined(),
  )

  test.each([
    ['', 'Required'],
    ['x'.repeat(31), 'Maximum 30 characters'],
    ['top_sellers', 'Only Lotline can set or remove “top_sellers”'],
    ['Top Sellers', 'Only Lotline can set or remove “Top Sellers”'],
    ['Home', '“Home” is a category, not a tag'],
    ['a,b', 'A tag can have letters, digits and spaces'],
    ['<b>', 'A tag can have letters, digits and spaces'],
    ['=1+1', 'A tag can have letters, digits and spaces'],
  ])('%j is not a tag: %s', (tag, problem) => expect(tagProblem(tag)).toBe(problem))
})

describe('the tags of a product after its seller named some', () => {
  test('are those, each once whatever its case, and spelled as they are kept', () => {
    expect(tagsAfter(['  Last   units ', 'Gift', 'gift'], ['Old'])).toEqual({
      tags: ['Last units', 'Gift'],
    })
  })

  test('keep the curated one, which can be said again but not be given', () => {
    expect(tagsAfter(['Gift'], ['top_sellers', 'Old'])).toEqual({ tags: ['top_sellers', 'Gift'] })
    expect(tagsAfter(['top_sellers'], ['top_sellers'])).toEqual({ tags: ['top_sellers'] })
    expect(tagsAfter(['top_sellers'], [])).toEqual({
      problem: 'Only Lotline can set or remove “top_sellers”',
    })
  })

  test('may be what they were, even if they could not be given now', () => {
    expect(tagsAfter(['Home'], ['Home'])).toEqual({ tags: ['Home'] })
  })

  test('are at most ten', () => {
    const tags = Array.from({ length: MOST_TAGS + 1 }, (_, at) => `Tag ${at}`)
    expect(tagsAfter(tags.slice(1), [])).toEqual({ tags: tags.slice(1) })
    expect(tagsAfter(tags, [])).toEqual({ problem: 'Maximum 10 tags' })
    expect(tagsAfter(tags, tags)).toEqual({ tags })
  })
})
