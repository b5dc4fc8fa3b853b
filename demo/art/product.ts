import { seeded, seedOf, type Seeded } from '../seeded.ts'
import { marks, type Mark } from './marks.ts'
import { companions, tones, type Material, type Tones } from './materials.ts'
import type { Motif } from './motif.ts'
import { group, path } from './shapes.ts'

export type ProductLook = { seed: number; main: Material; second: Material; mark: Mark }

type Drawing = { defs: string; body: string; main: Tones; seeded: Seeded }

/** What a seed decides about a product: its colours and its emblem. */
export function lookOf(seed: number, materials: readonly Material[]): ProductLook {
  const chance = seeded(seedOf('look', seed))
  const main = chance.pick(materials)
  return { seed, main, second: chance.pick(companions[main]), mark: chance.pick(marks) }
}

/** The product alone, without ground or shadow. `id` keeps its gradients apart from its neighbours'. */
export function drawProduct(motif: Motif, look: ProductLook, id: string): Drawing {
  const chance = seeded(seedOf('product', look.seed))
  const main = tones(look.main, chance.between(-6, 6))
  const second = tones(look.second, chance.between(-4, 4))
  const clips: string[] = []
  const roll = `url(#${id}r)`
  const body = motif.draw({
    main,
    second,
    seeded: chance,
    mark: look.mark,
    roll,
    glow: `url(#${id}g)`,
    rounded: (shape) => path(shape, roll),
    clipped(shape, inside) {
      const clip = `${id}c${clips.length}`
      clips.push(`<clipPath id="${clip}"><path d="${shape}"/></clipPath>`)
      return `<g clip-path="url(#${clip})">${inside}</g>`
    },
    cast: (shape) => path(shape, '#3a2d1c', { opacity: 0.1, transform: 'translate(5 9)' }),
  })
  return {
    defs: light(id) + clips.join(''),
    body: motif.drop ? group(`translate(0 ${motif.drop})`, body) : body,
    main,
    seeded: chance,
  }
}

const light = (id: string) =>
  `<linearGradient id="${id}r" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".13"/>` +
  '<stop offset=".2" stop-color="#fff" stop-opacity=".16"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>' +
  `<radialGradient id="${id}g"><stop stop-color="#fff3c4" stop-opacity=".95"/>` +
  '<stop offset=".5" stop-color="#fff0bd" stop-opacity=".45"/><stop offset="1" stop-color="#fff0bd" stop-opacity="0"/></radialGradient>'
