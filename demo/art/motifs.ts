import { beanie } from './motifs/apparel/beanie.ts'
import { cap } from './motifs/apparel/cap.ts'
import { dress } from './motifs/apparel/dress.ts'
import { hoodie } from './motifs/apparel/hoodie.ts'
import { jacket } from './motifs/apparel/jacket.ts'
import { jeans } from './motifs/apparel/jeans.ts'
import { scarf } from './motifs/apparel/scarf.ts'
import { shorts } from './motifs/apparel/shorts.ts'
import { socks } from './motifs/apparel/socks.ts'
import { tee } from './motifs/apparel/tee.ts'
import { brush } from './motifs/beauty/brush.ts'
import { jar } from './motifs/beauty/jar.ts'
import { lipstick } from './motifs/beauty/lipstick.ts'
import { palette } from './motifs/beauty/palette.ts'
import { perfume } from './motifs/beauty/perfume.ts'
import { polish } from './motifs/beauty/polish.ts'
import { pump } from './motifs/beauty/pump.ts'
import { serum } from './motifs/beauty/serum.ts'
import { soap } from './motifs/beauty/soap.ts'
import { tube } from './motifs/beauty/tube.ts'
import { can } from './motifs/consumables/can.ts'
import { cereal } from './motifs/consumables/cereal.ts'
import { chocolate } from './motifs/consumables/chocolate.ts'
import { coffee } from './motifs/consumables/coffee.ts'
import { honey } from './motifs/consumables/honey.ts'
import { oil } from './motifs/consumables/oil.ts'
import { pouch } from './motifs/consumables/pouch.ts'
import { soda } from './motifs/consumables/soda.ts'
import { spice } from './motifs/consumables/spice.ts'
import { teabox } from './motifs/consumables/teabox.ts'
import { boot } from './motifs/footwear/boot.ts'
import { flat } from './motifs/footwear/flat.ts'
import { heel } from './motifs/footwear/heel.ts'
import { loafer } from './motifs/footwear/loafer.ts'
import { rainboot } from './motifs/footwear/rainboot.ts'
import { sandal } from './motifs/footwear/sandal.ts'
import { slide } from './motifs/footwear/slide.ts'
import { sneaker } from './motifs/footwear/sneaker.ts'
import { candle } from './motifs/home/candle.ts'
import { clock } from './motifs/home/clock.ts'
import { cushion } from './motifs/home/cushion.ts'
import { frame } from './motifs/home/frame.ts'
import { lamp } from './motifs/home/lamp.ts'
import { mug } from './motifs/home/mug.ts'
import { planter } from './motifs/home/planter.ts'
import { pot } from './motifs/home/pot.ts'
import { towels } from './motifs/home/towels.ts'
import { vase } from './motifs/home/vase.ts'
import { backpack } from './motifs/other/backpack.ts'
import { bottle } from './motifs/other/bottle.ts'
import { glasses } from './motifs/other/glasses.ts'
import { headphones } from './motifs/other/headphones.ts'
import { notebook } from './motifs/other/notebook.ts'
import { speaker } from './motifs/other/speaker.ts'
import { suitcase } from './motifs/other/suitcase.ts'
import { tote } from './motifs/other/tote.ts'
import { umbrella } from './motifs/other/umbrella.ts'
import { yogamat } from './motifs/other/yogamat.ts'
import { bowl } from './motifs/pet/bowl.ts'
import { collar } from './motifs/pet/collar.ts'
import { kibble } from './motifs/pet/kibble.ts'
import { petbed } from './motifs/pet/petbed.ts'
import { pettoy } from './motifs/pet/pettoy.ts'
import { ropetoy } from './motifs/pet/ropetoy.ts'
import { scratcher } from './motifs/pet/scratcher.ts'
import { treats } from './motifs/pet/treats.ts'
import { ball } from './motifs/toys/ball.ts'
import { bear } from './motifs/toys/bear.ts'
import { blocks } from './motifs/toys/blocks.ts'
import { car } from './motifs/toys/car.ts'
import { kite } from './motifs/toys/kite.ts'
import { puzzle } from './motifs/toys/puzzle.ts'
import { rings } from './motifs/toys/rings.ts'
import { robot } from './motifs/toys/robot.ts'
import { rocket } from './motifs/toys/rocket.ts'
import { train } from './motifs/toys/train.ts'
import type { Motif } from './motif.ts'

/** Every product that can be drawn. */
export const motifs = {
  beanie,
  cap,
  dress,
  hoodie,
  jacket,
  jeans,
  scarf,
  shorts,
  socks,
  tee,
  brush,
  jar,
  lipstick,
  palette,
  perfume,
  polish,
  pump,
  serum,
  soap,
  tube,
  can,
  cereal,
  chocolate,
  coffee,
  honey,
  oil,
  pouch,
  soda,
  spice,
  teabox,
  boot,
  flat,
  heel,
  loafer,
  rainboot,
  sandal,
  slide,
  sneaker,
  candle,
  clock,
  cushion,
  frame,
  lamp,
  mug,
  planter,
  pot,
  towels,
  vase,
  backpack,
  bottle,
  glasses,
  headphones,
  notebook,
  speaker,
  suitcase,
  tote,
  umbrella,
  yogamat,
  bowl,
  collar,
  kibble,
  petbed,
  pettoy,
  ropetoy,
  scratcher,
  treats,
  ball,
  bear,
  blocks,
  car,
  kite,
  puzzle,
  rings,
  robot,
  rocket,
  train,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

export const motifNames = Object.keys(motifs).filter((name): name is MotifName => name in motifs)

export const motifOf = (name: MotifName): Motif => motifs[name]
